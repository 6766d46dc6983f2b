import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Phrase } from '../../../../domain/messages/message.ts';
import { PIN_FORMATS, type PinFormat } from '../../../../domain/pins/pin-format.ts';
import { useApp } from '../../../base/app-context.ts';
import { chooseFormat } from './choose-format.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import classes from './format-field.module.css';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

const LABELS: Readonly<Record<PinFormat, Phrase>> = {
  single: createPartMessages.single,
  carousel: createPartMessages.carousel,
  story: createPartMessages.story,
  collection: createPartMessages.collection,
  collage: createPartMessages.collage,
};
const HELP: Readonly<Record<PinFormat, Phrase>> = {
  single: createPartMessages.singleHelp,
  carousel: createPartMessages.carouselHelp,
  story: createPartMessages.storyHelp,
  collection: createPartMessages.collectionHelp,
  collage: createPartMessages.collageHelp,
};

type FormatFieldProps = { readonly viewModel: DraftsViewModel; readonly entry: DraftEntry };

/** Selects the format of the pin. Input for other formats is kept, in case the user switches back. */
export const FormatField = observer(function FormatField({ viewModel, entry }: FormatFieldProps) {
  const { logger } = useApp().services;
  const id = useId();
  const { format } = entry.values;
  return (
    <fieldset className={classes.formats} aria-describedby={id}>
      <legend className={classes.legend}>{text(createPartMessages.formats)}</legend>
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
          {text(LABELS[one])}
        </label>
      ))}
      <span className={classes.help} id={id}>
        {text(HELP[format])}
      </span>
    </fieldset>
  );
});
