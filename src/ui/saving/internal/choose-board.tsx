import type { Pin } from '../../../domain/pins/pin.ts';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { BoardPicker } from '../board-picker.tsx';
import type { SaveBoardsStore } from '../save-boards-store.ts';
import type { SaveTarget } from '../save-target.ts';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type ChooseBoardProps = {
  readonly pin: Pin;
  readonly boards: SaveBoardsStore;
  readonly onChoose: (target: SaveTarget) => void;
  readonly onClose: () => void;
};

/** Asks where to save a pin, before the first save of a user without a preselected place. */
export function ChooseBoard({ pin, boards, onChoose, onClose }: ChooseBoardProps) {
  const choose = (target: SaveTarget) => {
    onClose();
    onChoose(target);
  };
  return (
    <Dialog title={text(savingMessages.saveTo)} onClose={onClose}>
      <BoardPicker
        boards={boards}
        pinId={pin.entityId}
        verb={text(savingMessages.save)}
        saves
        onChoose={choose}
      />
    </Dialog>
  );
}
