package app.reader.sheet

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.colorResource
import androidx.compose.ui.res.dimensionResource
import androidx.compose.ui.res.stringResource
import app.reader.R

/** A word and whether it is kept. The sheet is as tall as what it holds. */
@Composable
fun SaveSheet(word: String, meaning: String, isSaved: Boolean, onSave: () -> Unit, onBack: () -> Unit) {
    Column(
        modifier = Modifier
            .fillMaxWidth()
            .background(
                colorResource(R.color.surface_sheet),
                RoundedCornerShape(
                    topStart = dimensionResource(R.dimen.radius_sheet),
                    topEnd = dimensionResource(R.dimen.radius_sheet),
                ),
            )
            .padding(dimensionResource(R.dimen.spacing_sheet_padding)),
        verticalArrangement = Arrangement.spacedBy(dimensionResource(R.dimen.spacing_row_gap)),
    ) {
        IconButton(onClick = onBack) {
            Icon(
                imageVector = Icons.AutoMirrored.Filled.ArrowBack,
                contentDescription = stringResource(R.string.screens_back),
                tint = colorResource(R.color.icon_primary),
            )
        }
        Text(text = word, color = colorResource(R.color.text_primary), style = ReaderType.word)
        Text(text = meaning, color = colorResource(R.color.text_secondary), style = ReaderType.meaning)
        Button(
            onClick = onSave,
            enabled = !isSaved,
            modifier = Modifier.defaultMinSize(minHeight = dimensionResource(R.dimen.size_target_row)),
            shape = RoundedCornerShape(dimensionResource(R.dimen.radius_button)),
            colors = ButtonDefaults.buttonColors(
                containerColor = colorResource(R.color.button_save_background),
                contentColor = colorResource(R.color.button_save_label),
            ),
        ) {
            Text(stringResource(if (isSaved) R.string.save_saved else R.string.save_button), style = ReaderType.button)
        }
    }
}
