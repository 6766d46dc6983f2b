import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoardChange } from '../../../application/ports/boards/board-edit-gateway.ts';
import type { Board } from '../../../domain/boards/board.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLazyDialog } from '../../base/lazy/use-lazy-dialog.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { archiveBoard } from '../../boards/archive-board.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { BoardFields } from './board-fields.tsx';
import { boardLabels, boardProblems, type BoardValues } from './board-values.ts';
import { CoverField } from './cover-field.tsx';
import { EditFrame } from '../edit-frame.tsx';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

type BoardDraft = BoardValues & { readonly cover: Pin | null };

function savedOf({ name, description, privacy }: Board): BoardDraft {
  return { name, description, privacy, cover: null };
}

/** The form with all editable properties of a board. `mayRule`: also its privacy, archiving and deletion. */
export const BoardForm = observer(function BoardForm({
  board,
  mayRule,
}: {
  readonly board: Board;
  readonly mayRule: boolean;
}) {
  const app = useApp();
  const { services, stores } = app;
  const navigate = useNavigateFromHere();
  const late = useLazyDialog();
  const [isGone, setIsGone] = useState(false);
  /** The fields that are not edited follow the board, which may be reloaded while the form is open. */
  const draft = useDraft<BoardDraft>(`board ${board.entityId}`, savedOf(board), !isGone);
  const { name, description, privacy, cover } = draft.typed;
  const change: BoardChange = {
    ...(name === board.name ? {} : { name }),
    ...(description === board.description ? {} : { description }),
    ...(privacy === board.privacy ? {} : { privacy }),
    ...(cover === null ? {} : { coverPinId: cover.entityId }),
  };
  const touched = Object.keys(change).length > 0;

  const labels = { ...boardLabels(), cover: text(boardEditMessages.cover) };
  const form = useForm(labels, boardProblems(), async () => {
    if (!touched) return void navigate(board.url);
    const { updateBoard } = await services.openBoardTools();
    const outcome = await updateBoard.run(board.entityId, change);
    if (outcome.kind === 'refused') {
      if (outcome.missing === 'board') leaveGone();
      return outcome;
    }
    stores.boards.put([outcome.board]);
    draft.discard();
    stores.saving.boardsChanged();
    stores.toasts.say({ text: text(boardEditMessages.saved), kind: 'done' });
    return void navigate(outcome.board.url);
  });
  /** The board was deleted, so input can no longer be saved. */
  const leaveGone = () => {
    setIsGone(true);
    stores.saving.boardsChanged();
  };
  const cancel = () => {
    draft.discard();
    void navigate(board.url);
  };
  const remove = () =>
    late.open(async (close) => {
      const { DeleteBoardDialog } = await import('../delete-board-dialog.tsx');
      return <DeleteBoardDialog board={board} onClose={close} onDeleted={draft.discard} />;
    });
  const chooseCover = () =>
    late.open(async (close) => {
      const { CoverDialog } = await import('./cover-dialog.tsx');
      const choose = (pin: Pin | null) => draft.type({ cover: pin });
      return <CoverDialog board={board} chosen={cover} onChoose={choose} onClose={close} />;
    });
  const ending = [
    {
      title: text(board.isArchived ? boardEditMessages.archived : boardEditMessages.archive),
      text: text(board.isArchived ? boardEditMessages.archivedDetail : boardEditMessages.archiveDetail),
      action: (
        <Button kind="quiet" onClick={() => void archiveBoard(app, board, !board.isArchived)}>
          {text(board.isArchived ? boardEditMessages.unarchive : boardEditMessages.archive)}
        </Button>
      ),
    },
    {
      title: text(boardEditMessages.delete),
      text: text(boardEditMessages.deleteDetail, { count: board.pinCount }),
      action: (
        <Button kind="quiet" onClick={remove}>
          {text(boardEditMessages.delete)}
        </Button>
      ),
    },
  ];

  return (
    <>
      <EditFrame
        title={text(boardEditMessages.edit)}
        form={form.form}
        onSubmit={form.onSubmit}
        actions={
          <>
            <Button kind="quiet" size={48} onClick={cancel}>
              {text(boardEditMessages.cancel)}
            </Button>
            <Button
              type="submit"
              kind="primary"
              size={48}
              pending={form.sending && text(boardEditMessages.saving)}
            >
              {text(boardEditMessages.save)}
            </Button>
          </>
        }
        danger={mayRule ? ending : []}
      >
        {form.message !== null && (
          <Notice
            kind="error"
            live
            action={
              isGone && (
                <LinkButton size={32} href={formatRoute({ kind: 'me' })}>
                  {text(boardEditMessages.ownBoards)}
                </LinkButton>
              )
            }
          >
            {form.message}
          </Notice>
        )}
        <BoardFields
          values={{ name, description, privacy }}
          onChange={draft.type}
          errorOf={form.errorOf}
          rows={4}
          mayRule={mayRule}
        />
        <CoverField board={board} chosen={cover} error={form.errorOf('cover')} onChange={chooseCover} />
      </EditFrame>
      {/* Outside the form, because its own fields do not belong to it. */}
      {late.part}
    </>
  );
});
