import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import { PINS_CHANGED_KEY } from '../base/watch-pins.ts';
import type { Stores } from '../base/stores/stores.ts';
import { ChooseBoard } from './choose-board.tsx';
import { ChangeBoard } from './change-board.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { LogInToSave } from './log-in-to-save.tsx';
import { SaveBoardsStore } from './save-boards-store.ts';
import { SaveDesk } from './save-desk.ts';
import { savePlace, type SavePlaceProps } from './save-place.tsx';

/** The part of the app that saves; a chunk of its own. */
export type SavingParts = {
  readonly desk: SaveDesk;
  readonly boards: SaveBoardsStore;
  /** What stands beside a save button. */
  readonly SavePlace: ComponentType<SavePlaceProps>;
  /** Questions about saves, over the page. */
  readonly Questions: ComponentType;
};

export function savingParts(useCases: SavingServices, stores: Stores): SavingParts {
  const boards = new SaveBoardsStore(useCases, stores.session);
  // Another window of this browser tells what it has changed; another device does not.
  window.addEventListener('storage', ({ key }) => key === PINS_CHANGED_KEY && boards.outdate());
  window.addEventListener('focus', boards.outdate);
  const desk = new SaveDesk({ useCases, stores, boards });
  return { desk, boards, SavePlace: savePlace(desk, boards), Questions: questions(desk, boards) };
}

function questions(desk: SaveDesk, boards: SaveBoardsStore): ComponentType {
  return observer(function Questions() {
    const { asking, choosing, placing, removal } = desk;
    return (
      <>
        {asking !== null && <LogInToSave pin={asking} onClose={() => desk.ask(null)} />}
        {choosing !== null && (
          <ChooseBoard
            pin={choosing}
            boards={boards}
            onChoose={(target) => void desk.saveTo(choosing, target)}
            onClose={() => desk.askWhere(null)}
          />
        )}
        {placing !== null && (
          <ChangeBoard
            pin={placing}
            boards={boards}
            onChoose={(target) => desk.move(placing, target)}
            onClose={() => desk.askForPlace(null)}
          />
        )}
        {removal.asked !== null && (
          <ConfirmDelete onClose={() => removal.ask(null)} onConfirm={() => void removal.confirm()} />
        )}
      </>
    );
  });
}
