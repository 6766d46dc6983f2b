import { observer } from 'mobx-react-lite';
import { relevantMatch } from '../../../../domain/sources/own-match.ts';
import { useApp } from '../../../base/app-context.ts';
import { OwnMatchNote } from '../../../sources/own-match-note.tsx';
import { useMatchesOfPage, useMatchesOfPicture } from '../../../sources/use-own-matches.ts';
import { comparedPicture } from '../pictures/compared-picture.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { chosenPlace } from '../fields/chosen-place.ts';
import classes from './own-match-field.module.css';

/** Shows beside the board that the link or the picture of a draft was saved before. */
export const OwnMatchField = observer(function OwnMatchField({
  viewModel,
  entry,
}: {
  readonly viewModel: DraftsViewModel;
  readonly entry: DraftEntry;
}) {
  const { stores } = useApp();
  const { values, upload } = entry;
  const { boardId } = chosenPlace(values.place, stores.saving.parts?.boards ?? null, viewModel.meantBoard);
  // Two queries, so that a slow picture does not delay the result for the page.
  const ofPage = useMatchesOfPage(values.link.trim(), boardId);
  const ofPicture = useMatchesOfPicture(comparedPicture(upload), boardId);
  const match = relevantMatch([...ofPicture, ...ofPage], boardId);
  return (
    <div className={classes.told} aria-live="polite">
      {match !== null && <OwnMatchNote match={match} />}
    </div>
  );
});
