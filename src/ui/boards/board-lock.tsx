import type { BoardPrivacy } from '../../domain/boards/board.ts';
import { LockIcon } from '../kit/icons/lock-icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { text } from '../text/language.ts';
import { boardsMessages } from './internal/messages.en.ts';

/** Marks a board that is not public with a lock and a text. */
export function BoardLock({ privacy }: { readonly privacy: BoardPrivacy }) {
  if (privacy === 'public') return null;
  return (
    <>
      <LockIcon size={16} />
      <VisuallyHidden>
        {text(privacy === 'secret' ? boardsMessages.secret : boardsMessages.unlisted)}
      </VisuallyHidden>
    </>
  );
}
