import { observer } from 'mobx-react-lite';
import type { BoardSort, ProfileBoardFilter } from '../../../domain/boards/board-list.ts';
import { BOARD_SORTS } from '../../../domain/boards/board-sort.ts';
import { BOARD_FILTERS } from '../../../domain/surfaces/profile-view.ts';
import { useApp } from '../../base/app-context.ts';
import { useNavigate } from '../../base/router.ts';
import { useLazyDialog } from '../../base/lazy/use-lazy-dialog.ts';
import { useNewBoard } from '../../board-edit/use-new-board.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { PlusIcon } from '../../kit/icons/plus-icon.tsx';
import { SlidersIcon } from '../../kit/icons/sliders-icon.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import classes from './list-tools.module.css';
import { profileBoardList } from './profile-lists.ts';
import { changeProfileView } from '../../list-view/profile-view.ts';
import { BOARD_FILTER_TEXTS, BOARD_SORT_TEXTS } from './profile-texts.ts';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

const OF_GROUPS: ReadonlySet<BoardSort | ProfileBoardFilter> = new Set(['group_boards_at_top', 'GROUP']);

/** The tools for the viewer's boards: sorting, filtering, arranging and creating. */
export const BoardListTools = observer(function BoardListTools({
  username,
  hasBoards,
}: {
  readonly username: string;
  /** Without boards, creating one is the main action of the page. */
  readonly hasBoards: boolean;
}) {
  const app = useApp();
  const { stores } = app;
  const { part, open } = useLazyDialog();
  const navigate = useNavigate();
  const newBoard = useNewBoard((board, isWanted) => void (isWanted && navigate(board.url)));
  const { boardSort, boardFilter } = stores.profileView.view;
  const list = stores.boards.listOf(profileBoardList(username, stores.profileView.view).name);
  // Filters that only concern group boards are shown if there may be any.
  const mayHaveGroups =
    boardFilter !== 'NONE' ||
    list === undefined ||
    list.bookmark !== null ||
    list.boards.some(({ collaboratorCount }) => collaboratorCount > 0);
  const isOffered = (choice: BoardSort | ProfileBoardFilter) =>
    mayHaveGroups || choice === boardSort || choice === boardFilter || !OF_GROUPS.has(choice);
  const arrange = () =>
    open(async (close) => {
      const { ArrangeBoards } = await import('../../organize/arrange-boards.tsx');
      return <ArrangeBoards username={username} onDone={close} />;
    });

  return (
    <>
      <Menu
        label={text(profileMessages.sortAndFilter)}
        trigger={<SlidersIcon size={20} />}
        triggerClass={classes.round}
        entries={[
          {
            heading: text(profileMessages.sort),
            entries: BOARD_SORTS.filter(isOffered).map((one) => ({
              label: text(BOARD_SORT_TEXTS[one]),
              checked: one === boardSort,
              onChoose: () => changeProfileView(app, { boardSort: one }),
            })),
          },
          {
            heading: text(profileMessages.show),
            entries: BOARD_FILTERS.filter(isOffered).map((one) => ({
              label: text(BOARD_FILTER_TEXTS[one]),
              checked: one === boardFilter,
              onChoose: () => changeProfileView(app, { boardFilter: one }),
            })),
          },
          {
            heading: text(profileMessages.sortCustom),
            entries: [{ label: text(profileMessages.arrange), onChoose: arrange }],
          },
        ]}
      />
      {hasBoards && (
        <Button kind="quiet" icon={<PlusIcon size={20} />} onClick={newBoard.create}>
          {text(profileMessages.createBoard)}
        </Button>
      )}
      {part}
      {newBoard.part}
    </>
  );
});
