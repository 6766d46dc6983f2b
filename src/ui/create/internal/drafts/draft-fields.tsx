import { observer } from 'mobx-react-lite';
import type { STORY_TEXT_NAMES } from '../../../../domain/pins/pin-texts.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { BoardField } from '../fields/board-field.tsx';
import { createFieldMessages } from '../fields/messages.en.ts';
import { PinTextField } from '../../fields/pin-text-field.tsx';
import type { DraftsViewModel } from './drafts-view-model.ts';
import type { DraftEntry } from './draft-entry.ts';
import classes from './draft-fields.module.css';
import { draftFieldError } from './draft-texts.ts';
import { choosePlace, choosePlaceForAll, hasOwnPlace } from '../sources/shared-place.ts';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';

const MoreFields = lazyComponent(async () => (await import('../fields/more-fields.tsx')).MoreFields);
const OwnMatchField = lazyComponent(
  async () => (await import('../sources/own-match-field.tsx')).OwnMatchField,
);

type DraftFieldsProps = {
  readonly viewModel: DraftsViewModel;
  readonly entry: DraftEntry;
  /** True for the server's markup, until the scripts have loaded. */
  readonly isServed: boolean;
};

/** The texts and the place of a draft. */
export const DraftFields = observer(function DraftFields({ viewModel, entry, isServed }: DraftFieldsProps) {
  const { stores } = useApp();
  const { entries } = viewModel;
  const { place } = entry.values;
  const field = (name: (typeof STORY_TEXT_NAMES)[number]) => ({
    name,
    value: entry.values[name],
    onChange: (value: string) => entry.set(name, value),
    error: draftFieldError(entry, name),
  });
  return (
    <>
      <PinTextField {...field('title')} hint={text(createFieldMessages.optional)} />
      <PinTextField {...field('description')} hint={text(createFieldMessages.optional)} rows={4} />
      <PinTextField
        {...field('link')}
        hint={text(createFieldMessages.optional)}
        help={text(createDraftMessages.linkHelp)}
      />
      <BoardField
        boards={stores.saving.parts?.boards ?? null}
        value={entry.values.place}
        meant={viewModel.meantBoard}
        onChange={(place) => choosePlace(entries, entry, place)}
        error={draftFieldError(entry, 'board')}
      />
      {place !== null && hasOwnPlace(entries, entry) && (
        <Button size={40} className={classes.forAll} onClick={() => choosePlaceForAll(entries, place)}>
          {text(createDraftMessages.boardForAll, { count: entries.length })}
        </Button>
      )}
      {(entry.values.link !== '' || entry.upload.stored !== null || entry.upload.remote !== null) && (
        <OwnMatchField viewModel={viewModel} entry={entry} />
      )}
      <PinTextField {...field('altText')} hint={text(createDraftMessages.altTextHint)} />
      {!isServed && entry.values.format !== 'story' && <MoreFields entry={entry} />}
    </>
  );
});
