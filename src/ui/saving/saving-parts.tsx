import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { SavingServices } from '../../application/saving/saving-services.ts';
import { PINS_CHANGED_KEY } from '../base/watch-pins.ts';
import type { Stores } from '../base/stores/stores.ts';
import { ChooseBoard } from './internal/choose-board.tsx';
import { ChangeBoard } from './internal/change-board.tsx';
import { ConfirmDelete } from './internal/confirm-delete.tsx';
import { LogInToSave } from './internal/log-in-to-save.tsx';
import { SaveBoardsStore } from './save-boards-store.ts';
import { SaveViewModel } from './internal/save-view-model.ts';
import { savePlace, type SavePlaceProps } from './internal/save-place.tsx';

/** The saving code; a chunk of its own. */
export type SavingParts = {
  readonly viewModel: SaveViewModel;
  readonly boards: SaveBoardsStore;
  /** The element beside a save button. */
  readonly SavePlace: ComponentType<SavePlaceProps>;
  /** The dialogs about saving. */
  readonly Questions: ComponentType;
};

export function savingParts(useCases: SavingServices, stores: Stores): SavingParts {
  const boards = new SaveBoardsStore(useCases, stores.session, stores.context, stores.saving);
  // Other windows of this browser report their changes; other devices do not.
  window.addEventListener('storage', ({ key }) => key === PINS_CHANGED_KEY && boards.outdate());
  window.addEventListener('focus', boards.outdate);
  const viewModel = new SaveViewModel({ useCases, stores, boards });
  return {
    viewModel,
    boards,
    SavePlace: savePlace(viewModel, boards),
    Questions: questions(viewModel, boards),
  };
}

function questions(viewModel: SaveViewModel, boards: SaveBoardsStore): ComponentType {
  return observer(function Questions() {
    const { asking, choosing, placing, removal } = viewModel;
    return (
      <>
        {asking !== null && <LogInToSave pin={asking} onClose={() => viewModel.ask(null)} />}
        {choosing !== null && (
          <ChooseBoard
            pin={choosing}
            boards={boards}
            onChoose={(target) => void viewModel.saveTo(choosing, target)}
            onClose={() => viewModel.askWhere(null)}
          />
        )}
        {placing !== null && (
          <ChangeBoard
            pin={placing}
            boards={boards}
            onChoose={(target) => viewModel.move(placing, target)}
            onClose={() => viewModel.askForPlace(null)}
          />
        )}
        {removal.asked !== null && (
          <ConfirmDelete onClose={() => removal.ask(null)} onConfirm={() => void removal.confirm()} />
        )}
      </>
    );
  });
}
