import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Board } from '../../../domain/boards/board.ts';
import { boardTools, mayReportBoard } from '../../../domain/organizing/board-tools.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLazyDialog } from '../../base/lazy/use-lazy-dialog.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { ArchiveIcon } from '../../kit/icons/archive-icon.tsx';
import { MoreIcon } from '../../kit/icons/more-icon.tsx';
import { PlusIcon } from '../../kit/icons/plus-icon.tsx';
import { SearchIcon } from '../../kit/icons/search-icon.tsx';
import { TrashIcon } from '../../kit/icons/trash-icon.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import type { MenuEntry } from '../../kit/layers/menu-items.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import { archiveBoard } from '../../boards/archive-board.ts';
import { useReport } from '../../reporting/use-report.tsx';
import classes from './board-actions.module.css';
import { text } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

const fetchDeletion = () => import('../../board-edit/delete-board-dialog.tsx');
const fetchNewSection = () => import('../../section/new-section-dialog.tsx');

/** The viewer's actions on the board as a whole. Empty when there are none. */
export const BoardActions = observer(function BoardActions({
  board,
  onOrganize,
}: {
  readonly board: Board;
  readonly onOrganize: () => void;
}) {
  const app = useApp();
  const { part, open } = useLazyDialog();
  const { part: reportPart, report } = useReport();
  const viewerId = app.stores.session.viewer?.entityId ?? null;
  const tools = boardTools(board, viewerId);

  useEffect(() => {
    if (!tools.rule) return;
    // Loaded early, so that the dialog is available even if the connection is lost by then.
    void fetchDeletion().catch(() => undefined);
  }, [tools.rule]);

  const addSection = () =>
    open(async (close) => {
      const { NewSectionDialog } = await fetchNewSection();
      return <NewSectionDialog boardId={board.entityId} onClose={close} />;
    });
  const remove = () =>
    open(async (close) => {
      const { DeleteBoardDialog } = await fetchDeletion();
      return <DeleteBoardDialog board={board} onClose={close} />;
    });
  const entries: MenuEntry[] = [];
  if (tools.addSection)
    entries.push({
      label: text(boardMessages.addSection),
      icon: <PlusIcon size={20} />,
      onChoose: addSection,
    });
  if (tools.organize && board.pinCount > 1)
    entries.push({
      label: text(boardMessages.findDuplicates),
      icon: <SearchIcon size={20} />,
      href: formatRoute({ kind: 'duplicates', boardId: board.entityId }),
    });
  if (tools.rule) {
    entries.push({
      label: text(board.isArchived ? boardMessages.unarchive : boardMessages.archive),
      icon: <ArchiveIcon size={20} />,
      onChoose: () => void archiveBoard(app, board, !board.isArchived),
    });
    entries.push({
      label: text(boardMessages.delete),
      icon: <TrashIcon size={20} />,
      destructive: true,
      onChoose: remove,
    });
  }
  if (mayReportBoard(board, viewerId)) {
    const label = text(boardMessages.report);
    entries.push({ label, onChoose: () => report({ objectType: 'board', objectId: board.entityId }, label) });
  }

  return (
    <>
      {tools.edit && (
        <LinkButton
          kind="quiet"
          size={40}
          href={formatRoute({ kind: 'board-edit', boardId: board.entityId })}
        >
          {text(boardMessages.edit)}
        </LinkButton>
      )}
      {tools.organize && board.pinCount > 0 && (
        <Button kind="quiet" size={40} onClick={onOrganize}>
          {text(boardMessages.organize)}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={text(boardMessages.options)}
          trigger={<MoreIcon size={20} />}
          triggerClass={classes.more}
          entries={entries}
          align="start"
        />
      )}
      {part}
      {reportPart}
    </>
  );
});
