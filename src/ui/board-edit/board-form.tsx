import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoardChange } from '../../application/ports/board-edit-gateway.ts';
import type { Board } from '../../domain/boards/board.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../app/app-context.ts';
import { useNavigate } from '../app/router.ts';
import { useLatePart } from '../app/use-late-part.ts';
import { archiveBoard } from '../board/archive-board.ts';
import { useLeaveQuestion } from '../create/use-leave-question.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { countText } from '../text/count-text.ts';
import { CoverField } from './cover-field.tsx';
import { EditFrame } from './edit-frame.tsx';
import { PrivacyField } from './privacy-field.tsx';

const LABELS = {
  name: 'Name',
  description: 'Description',
  privacy: 'Who can see it',
  cover: 'Cover',
} as const;
const SPECIAL = { 'name.missing': 'Give the board a name.' } as const;

/** Everything about a board that can be changed. `mayRule`: also its privacy and its life. */
export const BoardForm = observer(function BoardForm({
  board,
  mayRule,
}: {
  readonly board: Board;
  readonly mayRule: boolean;
}) {
  const app = useApp();
  const { services, stores } = app;
  const navigate = useNavigate();
  const late = useLatePart();
  const [name, setName] = useState(board.name);
  const [description, setDescription] = useState(board.description);
  const [privacy, setPrivacy] = useState(board.privacy);
  const [cover, setCover] = useState<Pin | null>(null);
  const [left, setLeft] = useState(false);
  const change: BoardChange = {
    ...(name === board.name ? {} : { name }),
    ...(description === board.description ? {} : { description }),
    ...(privacy === board.privacy ? {} : { privacy }),
    ...(cover === null ? {} : { coverPinId: cover.entityId }),
  };
  const touched = Object.keys(change).length > 0;
  useLeaveQuestion(touched && !left);

  const form = useForm(LABELS, SPECIAL, async () => {
    if (!touched) return void navigate(board.url);
    const { updateBoard } = await services.openBoardTools();
    const outcome = await updateBoard.run(board.entityId, change);
    if (outcome.kind === 'refused') return outcome;
    setLeft(true);
    stores.boards.put([outcome.board]);
    stores.toasts.say({ text: 'Board saved', kind: 'done' });
    return void navigate(outcome.board.url);
  });
  const remove = () =>
    late.open(async (close) => {
      const { DeleteBoardDialog } = await import('./delete-board-dialog.tsx');
      return <DeleteBoardDialog board={board} onClose={close} onDeleted={() => setLeft(true)} />;
    });
  const chooseCover = () =>
    late.open(async (close) => {
      const { CoverDialog } = await import('./cover-dialog.tsx');
      return <CoverDialog board={board} chosen={cover} onChoose={setCover} onClose={close} />;
    });
  const ending = [
    {
      title: board.isArchived ? 'Archived' : 'Archive board',
      text: board.isArchived
        ? 'It is kept, but your profile and the board picker leave it out.'
        : 'Puts it away without deleting anything. You can take it out again at any time.',
      action: (
        <Button kind="quiet" onClick={() => void archiveBoard(app, board, !board.isArchived)}>
          {board.isArchived ? 'Take out of the archive' : 'Archive board'}
        </Button>
      ),
    },
    {
      title: 'Delete board',
      text: `Deletes it with ${countText(board.pinCount, 'pin', 'pins')}, for good.`,
      action: (
        <Button kind="quiet" onClick={remove}>
          Delete board
        </Button>
      ),
    },
  ];

  return (
    <>
      <EditFrame
        title="Edit board"
        form={form.form}
        onSubmit={form.onSubmit}
        actions={
          <>
            <LinkButton kind="quiet" size={48} href={board.url}>
              Cancel
            </LinkButton>
            <Button type="submit" kind="primary" size={48} pending={form.sending && 'Saving…'}>
              Save
            </Button>
          </>
        }
        danger={mayRule ? ending : []}
      >
        {form.message !== null && (
          <Notice kind="error" live>
            {form.message}
          </Notice>
        )}
        <TextField
          label={LABELS.name}
          name="name"
          value={name}
          onChange={setName}
          limit={TEXT_FIELDS.boardName.max}
          error={form.errorOf('name')}
        />
        <TextArea
          label={LABELS.description}
          name="description"
          hint="optional"
          value={description}
          onChange={setDescription}
          limit={TEXT_FIELDS.boardDescription.max}
          rows={4}
          error={form.errorOf('description')}
        />
        {mayRule && <PrivacyField value={privacy} onChange={setPrivacy} />}
        <CoverField board={board} chosen={cover} error={form.errorOf('cover')} onChange={chooseCover} />
      </EditFrame>
      {/* Outside of the form: what is typed there is no part of it. */}
      {late.part}
    </>
  );
});
