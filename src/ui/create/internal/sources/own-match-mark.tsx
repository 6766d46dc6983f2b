import { observer } from 'mobx-react-lite';
import { relevantMatch } from '../../../../domain/sources/own-match.ts';
import { comparedPicture } from '../pictures/compared-picture.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { useMatchesOfPicture } from '../../../sources/use-own-matches.ts';
import { text, textParts } from '../../../text/language.ts';
import { createSourceMessages } from './messages.en.ts';

type OwnMatchMarkProps = {
  readonly viewModel: DraftsViewModel;
  readonly entry: DraftEntry;
  readonly className?: string;
};

/** Shows in the list of drafts that a draft's picture, or one that looks the same, was saved before. */
export const OwnMatchMark = observer(function OwnMatchMark({
  viewModel,
  entry,
  className,
}: OwnMatchMarkProps) {
  const match = relevantMatch(
    useMatchesOfPicture(comparedPicture(entry.upload), null, viewModel.readSemaphore),
  );
  if (match === null) return null;
  const isAlike = match.by === 'looks';
  return (
    <span className={className}>
      {match.board === null
        ? text(isAlike ? createSourceMessages.likeOnProfile : createSourceMessages.savedToProfile)
        : textParts(isAlike ? createSourceMessages.likeOn : createSourceMessages.savedTo, {
            board: <bdi key="board">{match.board.name}</bdi>,
          })}
    </span>
  );
});
