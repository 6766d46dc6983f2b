import type { Board } from '../../../domain/boards/board.ts';
import { useLazyDialog } from '../../base/lazy/use-lazy-dialog.ts';
import classes from '../../boards/board-head.module.css';
import { text } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

/** The number of pins and of followers of a board; a press shows the followers. */
export function BoardCounts({ board }: { readonly board: Board }) {
  const { part, open } = useLazyDialog();
  const { pinCount, sectionCount, followerCount, isArchived } = board;
  const showFollowers = () =>
    open(async (close) => {
      const { FollowersDialog } = await import('../../people/followers-dialog.tsx');
      return <FollowersDialog board={board} onClose={close} />;
    });
  const before = [text(boardMessages.pinCount, { count: pinCount })];
  if (sectionCount > 0) before.push(text(boardMessages.sectionCount, { count: sectionCount }));
  return (
    <>
      <p className={classes.counts}>
        {before.join(' · ')}
        {followerCount > 0 && (
          <>
            {' · '}
            <button type="button" className={classes.followers} onClick={showFollowers}>
              {text(boardMessages.followerCount, { count: followerCount })}
            </button>
          </>
        )}
        {isArchived && ` · ${text(boardMessages.archived)}`}
      </p>
      {part}
    </>
  );
}
