import { observer } from 'mobx-react-lite';
import { relevantMatch } from '../../../domain/sources/own-match.ts';
import { comparedPicture } from '../pictures/compared-picture.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { useMatchesOfPicture } from './use-own-matches.ts';

type OwnMatchMarkProps = {
  readonly viewModel: DraftsViewModel;
  readonly entry: DraftEntry;
  readonly className?: string;
};

/** Shows in the list of drafts that a draft's picture was saved before. */
export const OwnMatchMark = observer(function OwnMatchMark({
  viewModel,
  entry,
  className,
}: OwnMatchMarkProps) {
  const match = relevantMatch(
    useMatchesOfPicture(comparedPicture(entry.upload), null, viewModel.readSemaphore),
  );
  if (match === null) return null;
  return (
    <span className={className}>
      Already saved to <bdi>{match.board?.name ?? 'your profile'}</bdi>
    </span>
  );
});
