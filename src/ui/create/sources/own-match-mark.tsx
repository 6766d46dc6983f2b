import { observer } from 'mobx-react-lite';
import { toldMatch } from '../../../domain/sources/own-match.ts';
import { comparedPicture } from '../pictures/compared-picture.ts';
import type { DraftDesk } from '../drafts/draft-desk.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { useMatchesOfPicture } from './use-own-matches.ts';

type OwnMatchMarkProps = {
  readonly desk: DraftDesk;
  readonly entry: DraftEntry;
  readonly className?: string;
};

/** Tells in the list of drafts that the picture of one was saved before. */
export const OwnMatchMark = observer(function OwnMatchMark({ desk, entry, className }: OwnMatchMarkProps) {
  const match = toldMatch(useMatchesOfPicture(comparedPicture(entry.upload), null, desk.questionTurns));
  if (match === null) return null;
  return (
    <span className={className}>
      Saved already to <bdi>{match.board?.name ?? 'your profile'}</bdi>
    </span>
  );
});
