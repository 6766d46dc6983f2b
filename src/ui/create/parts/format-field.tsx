import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { PIN_FORMATS, type PinFormat } from '../../../domain/pins/pin-format.ts';
import { useApp } from '../../base/app-context.ts';
import { chooseFormat } from './choose-format.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import classes from './format-field.module.css';

const LABELS: Readonly<Record<PinFormat, string>> = {
  single: 'Pin',
  carousel: 'Carousel',
  story: 'Story',
  collection: 'Collection',
  collage: 'Collage',
};
const HELP: Readonly<Record<PinFormat, string>> = {
  single: 'One image or video.',
  carousel: 'Up to 5 images to swipe through, each with its own link.',
  story: 'Pages of images, videos, text and products.',
  collection: 'A cover image that groups your pins.',
  collage: 'Combine up to 9 images in one.',
};

type FormatFieldProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** Selects the format of the pin. Input for other formats is kept, in case the user switches back. */
export const FormatField = observer(function FormatField({ viewModel, entry }: FormatFieldProps) {
  const { logger } = useApp().services;
  const id = useId();
  const { format } = entry.values;
  return (
    <fieldset className={classes.formats} aria-describedby={id}>
      <legend className={classes.legend}>Kind of pin</legend>
      {PIN_FORMATS.map((one) => (
        <label key={one} className={classes.format}>
          <input
            className={classes.input}
            type="radio"
            name="format"
            autoComplete="off"
            value={one}
            checked={one === format}
            onChange={() => chooseFormat(viewModel, entry, one, logger)}
          />
          {LABELS[one]}
        </label>
      ))}
      <span className={classes.help} id={id}>
        {HELP[format]}
      </span>
    </fieldset>
  );
});
