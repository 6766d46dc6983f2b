import type { Board } from '../../domain/boards/board.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { countText } from '../text/count-text.ts';
import classes from '../boards/board-head.module.css';

/** The number of pins and of followers of a board; a press shows the followers. */
export function BoardCounts({ board }: { readonly board: Board }) {
  const { part, open } = useLazyDialog();
  const { pinCount, sectionCount, followerCount, isArchived } = board;
  const showFollowers = () =>
    open(async (close) => {
      const { FollowersDialog } = await import('../people/followers-dialog.tsx');
      return <FollowersDialog board={board} onClose={close} />;
    });
  const before = [countText(pinCount, 'pin', 'pins')];
  if (sectionCount > 0) before.push(countText(sectionCount, 'section', 'sections'));
  return (
    <>
      <p className={classes.counts}>
        {before.join(' · ')}
        {followerCount > 0 && (
          <>
            {' · '}
            <button type="button" className={classes.followers} onClick={showFollowers}>
              {countText(followerCount, 'follower', 'followers')}
            </button>
          </>
        )}
        {isArchived && ' · archived'}
      </p>
      {part}
    </>
  );
}
