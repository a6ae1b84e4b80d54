package app.orb.inbox

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.rounded.KeyboardArrowRight
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.colorResource
import androidx.compose.ui.res.dimensionResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import app.orb.R

/** A message: the crimson dot while it is unread, who wrote it and when. */
@Composable
fun InboxRow(message: Message, onOpen: () -> Unit) {
    Row(
        modifier = Modifier
            .fillMaxWidth()
            .clickable(onClick = onOpen)
            .heightIn(min = dimensionResource(R.dimen.size_target_row))
            .padding(horizontal = dimensionResource(R.dimen.spacing_screen_margin)),
        horizontalArrangement = Arrangement.spacedBy(dimensionResource(R.dimen.spacing_row_gap)),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (message.isUnread) {
            val unread = stringResource(R.string.inbox_unread)
            Box(
                modifier = Modifier
                    .size(dimensionResource(R.dimen.size_unread_dot))
                    .background(colorResource(R.color.unread_dot), CircleShape)
                    .semantics { contentDescription = unread },
            )
        }
        Column(modifier = Modifier.weight(1f), horizontalAlignment = Alignment.Start) {
            Text(text = message.subject, color = colorResource(R.color.text_primary), style = OrbType.headline)
            Text(
                text = stringResource(R.string.inbox_from, message.sender, message.time),
                color = colorResource(R.color.text_secondary),
                style = OrbType.footnote,
            )
        }
        Icon(
            imageVector = Icons.AutoMirrored.Rounded.KeyboardArrowRight,
            contentDescription = null,
            tint = colorResource(R.color.icon_secondary),
        )
    }
}
