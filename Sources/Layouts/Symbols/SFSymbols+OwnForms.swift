extension SFSymbols {
  /// Symbols that have a form of their own for right to left and take it by themselves, although no twin says so.
  ///
  /// After Apple's `localizations.plist`, as SFSafeSymbols had it in February 2024 (SF Symbols up to 5.2).
  static let ownFormNames = """
    airtag.radiowaves.forward airtag.radiowaves.forward.fill applewatch.and.arrow.forward apps.iphone.landscape
    arrowshape.turn.up.backward.badge.clock arrowshape.turn.up.backward.badge.clock.fill battery.100.bolt
    battery.100percent.bolt bell.badge.slash bell.badge.slash.fill box.truck.badge.clock
    box.truck.badge.clock.fill bubble.left.and.text.bubble.right bubble.left.and.text.bubble.right.fill
    calendar.badge.checkmark calendar.badge.clock cart.badge.questionmark cart.fill.badge.questionmark
    chart.bar.xaxis.ascending.badge.clock checklist checklist.checked checkmark.bubble checkmark.bubble.fill
    doc.append doc.append.fill doc.questionmark doc.questionmark.fill doc.text.below.ecg doc.text.below.ecg.fill
    drop.degreesign.slash drop.degreesign.slash.fill filemenu.and.cursorarrow gear.badge hifispeaker.and.appletv
    hifispeaker.and.appletv.fill homepod.and.appletv homepod.and.appletv.fill homepodmini.and.appletv
    homepodmini.and.appletv.fill info.bubble info.bubble.fill list.number macwindow.and.cursorarrow
    macwindow.on.rectangle mail.and.text.magnifyingglass message.badge message.badge.circle
    message.badge.circle.fill message.badge.fill message.badge.filled.fill pencil.and.list.clipboard
    person.fill.checkmark person.fill.questionmark person.fill.xmark phone.bubble phone.bubble.fill
    questionmark.video questionmark.video.fill quote.bubble quote.bubble.fill rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass speaker.slash speaker.slash.circle speaker.slash.circle.fill
    speaker.slash.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill speaker.wave.2.bubble.left
    speaker.wave.2.bubble.left.fill speaker.zzz speaker.zzz.fill text.badge.checkmark text.below.photo
    text.below.photo.fill text.bubble text.bubble.fill text.magnifyingglass text.quote truck.box.badge.clock
    truck.box.badge.clock.fill video.bubble video.bubble.fill
    """
}
