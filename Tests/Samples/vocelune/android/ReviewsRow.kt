package app.vocelune.today

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.rounded.KeyboardArrowRight
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.res.colorResource
import androidx.compose.ui.res.dimensionResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import app.vocelune.R

/** What is due: the whole row is the target, and it grows with its text. */
@Composable
fun ReviewsRow(count: Int, onOpen: () -> Unit, modifier: Modifier = Modifier) {
    Row(
        modifier = modifier
            .fillMaxWidth()
            .clip(RoundedCornerShape(dimensionResource(R.dimen.radius_card)))
            .background(colorResource(R.color.reviews_row))
            .clickable(role = Role.Button, onClick = onOpen)
            .heightIn(min = dimensionResource(R.dimen.size_target_row))
            .padding(
                start = dimensionResource(R.dimen.spacing_card_padding),
                end = dimensionResource(R.dimen.spacing_item_gap),
            ),
        horizontalArrangement = Arrangement.spacedBy(dimensionResource(R.dimen.spacing_item_gap)),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(modifier = Modifier.weight(1f)) {
            Text(
                text = pluralStringResource(R.plurals.today_reviews_due, count, count),
                color = colorResource(R.color.reviews_count),
                style = VoceluneType.headline,
                textAlign = TextAlign.Start,
            )
            Text(
                text = stringResource(R.string.today_reviews_first),
                color = colorResource(R.color.reviews_detail),
                style = VoceluneType.footnote,
            )
        }
        Icon(
            imageVector = Icons.AutoMirrored.Rounded.KeyboardArrowRight,
            contentDescription = null,
            tint = colorResource(R.color.reviews_chevron),
        )
    }
}
