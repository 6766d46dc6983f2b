import { observer } from 'mobx-react-lite';
import type { BoardShort } from '../../../../domain/boards/board.ts';
import type { DraftValues } from '../../../../domain/drafts/draft.ts';
import type { BoardId } from '../../../../domain/ids/ids.ts';
import { isQuickSaves } from '../../../../domain/saving/saved-place.ts';
import { boardName } from '../../../boards/board-name.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { LockIcon } from '../../../kit/icons/lock-icon.tsx';
import { PlusIcon } from '../../../kit/icons/plus-icon.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import type { SelectOption } from '../../../kit/fields/select-option.ts';
import type { SaveBoardsStore } from '../../../saving/save-boards-store.ts';
import { chosenPlace } from './chosen-place.ts';
import { useNewBoard } from '../../../board-edit/use-new-board.tsx';
import { text } from '../../../text/language.ts';
import { createFieldMessages } from './messages.en.ts';

const SectionField = lazyComponent(async () => (await import('./section-field.tsx')).SectionField);

/** The option for saving to no board. */
const PROFILE = 'profile';

type BoardFieldProps = {
  /** Null until the saving code is loaded. */
  readonly boards: SaveBoardsStore | null;
  readonly value: DraftValues['place'];
  /** The board from whose page the user opened the creation page. */
  readonly meant: BoardId | null;
  readonly onChange: (place: NonNullable<DraftValues['place']>) => void;
  readonly error: string | null;
};

/** Selects one of the viewer's boards, or creates one, and a section if the board has any. */
export const BoardField = observer(function BoardField({
  boards,
  value,
  meant,
  onChange,
  error,
}: BoardFieldProps) {
  const { part, create } = useNewBoard((board, isWanted) => {
    boards?.use(board);
    if (isWanted) onChange({ boardId: board.entityId, sectionId: null });
  });
  const { viewer } = useApp().stores.session;
  const isWaiting = (boards?.all ?? null) === null && (boards?.failure ?? null) === null;
  const all = (boards?.all ?? []).filter((board) => !isQuickSaves(board));
  const place = chosenPlace(value, boards, meant);
  const chosen = all.find((board) => board.entityId === place.boardId);

  return (
    <>
      <SelectField
        label={text(createFieldMessages.board)}
        placeholder={text(createFieldMessages.boardForm)}
        options={[profileOption(), ...all.map(boardOption)]}
        coming={isWaiting && viewer !== null ? viewer.boardCount : 0}
        value={chosen?.entityId ?? PROFILE}
        onChange={(id) =>
          onChange({
            boardId: all.find((board) => board.entityId === id)?.entityId ?? null,
            sectionId: null,
          })
        }
        searchLabel={text(createFieldMessages.boardSearch)}
        emptyText={text(createFieldMessages.noBoards)}
        action={{
          label: text(createFieldMessages.createBoard),
          icon: <PlusIcon size={20} />,
          onChoose: create,
        }}
        help={chosen?.privacy === 'secret' ? text(createFieldMessages.secretHelp) : undefined}
        error={error}
      />
      {boards !== null && chosen !== undefined && chosen.sectionCount > 0 && (
        <SectionField
          key={chosen.entityId}
          boards={boards}
          boardId={chosen.entityId}
          value={place.sectionId}
          onChange={(sectionId) => onChange({ boardId: chosen.entityId, sectionId })}
        />
      )}
      {part}
    </>
  );
});

function profileOption(): SelectOption {
  return {
    id: PROFILE,
    label: boardName(null),
    detail: text(createFieldMessages.profileDetail),
    picture: null,
  };
}

function boardOption(board: BoardShort): SelectOption {
  return {
    id: board.entityId,
    label: boardName(board),
    picture: board.imageCoverUrl,
    ...(board.privacy === 'secret'
      ? { mark: <LockIcon size={16} />, markLabel: text(createFieldMessages.secret) }
      : {}),
  };
}
