import { useState } from 'react';
import type { Pin } from '../../../domain/pins/pin.ts';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { BoardPicker } from '../board-picker.tsx';
import type { SaveBoardsStore } from '../save-boards-store.ts';
import type { SaveTarget } from '../save-target.ts';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type ChangeBoardProps = {
  readonly pin: Pin;
  readonly boards: SaveBoardsStore;
  /** False: the pin was not moved, and a toast said so. */
  readonly onChoose: (target: SaveTarget) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks for the board of one of the viewer's pins. The dialog stays open until the pin has moved. */
export function ChangeBoard({ pin, boards, onChoose, onClose }: ChangeBoardProps) {
  const [moving, setMoving] = useState(false);
  const choose = async (target: SaveTarget) => {
    if (moving) return;
    setMoving(true);
    const moved = await onChoose(target);
    if (moved) onClose();
    else setMoving(false);
  };
  return (
    <Dialog title={text(savingMessages.changeBoard)} onClose={onClose}>
      <BoardPicker
        boards={boards}
        pinId={pin.entityId}
        verb={text(savingMessages.choose)}
        chosen={{ board: pin.board, section: null }}
        onChoose={(target) => void choose(target)}
      />
    </Dialog>
  );
}
