import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { useApp } from '../app/app-context.ts';
import { LockIcon } from '../kit/icons/lock-icon.tsx';
import { PlusIcon } from '../kit/icons/plus-icon.tsx';
import { SelectField } from '../kit/select-field.tsx';
import type { SelectOption } from '../kit/select-option.ts';
import { NewBoardDialog } from './new-board-dialog.tsx';

/** The option that saves to no board in particular. */
const PROFILE: SelectOption = {
  id: 'profile',
  label: 'Profile',
  detail: 'No board in particular',
  picture: null,
};

/** Chooses one of the own boards, or makes one. */
export const BoardField = observer(function BoardField({
  value,
  onChange,
  error,
}: {
  /** Id of the board, null for the profile. */
  readonly value: string | null;
  readonly onChange: (boardId: string | null) => void;
  readonly error: string | null;
}) {
  const { stores } = useApp();
  const [making, setMaking] = useState(false);
  const username = stores.session.viewer?.username ?? '';
  const boards = (stores.boards.listOf(username)?.boards ?? []).filter(({ layout }) => layout === 'default');
  const chosen = boards.find((board) => board.entityId === value);
  const options = boards.map((board) => ({
    id: board.entityId,
    label: boardDisplayName(board),
    picture: board.images['170x'][0]?.url ?? null,
    ...(board.privacy === 'secret' ? { mark: <LockIcon size={16} />, markLabel: 'secret' } : {}),
  }));

  return (
    <>
      <SelectField
        label="Board"
        placeholder="Choose a board"
        options={[PROFILE, ...options]}
        value={value ?? PROFILE.id}
        onChange={(id) => onChange(id === PROFILE.id ? null : id)}
        searchLabel="Search your boards"
        emptyText="No board of that name."
        action={{ label: 'Create board', icon: <PlusIcon size={20} />, onChoose: () => setMaking(true) }}
        help={chosen?.privacy === 'secret' ? 'Only you can see this board.' : undefined}
        error={error}
      />
      {making && (
        <NewBoardDialog
          onClose={() => setMaking(false)}
          onCreated={(board) => {
            stores.boards.addToList(username, board);
            onChange(board.entityId);
            setMaking(false);
          }}
        />
      )}
    </>
  );
});
