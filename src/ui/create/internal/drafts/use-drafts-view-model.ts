import { autorun } from 'mobx';
import { useEffect } from 'react';
import { isVideoFile } from '../../../../domain/videos/video-file.ts';
import { useApp, type AppValue } from '../../../base/app-context.ts';
import type { BoardId } from '../../../../domain/ids/ids.ts';
import type { Stores } from '../../../base/stores/stores.ts';
import { chosenPlace } from '../fields/chosen-place.ts';
import { DraftsViewModel } from './drafts-view-model.ts';

/** One per app; `DraftsViewModel` explains why it outlives the page. */
const VIEW_MODELS = new WeakMap<Stores, DraftsViewModel>();

/**
 * The view model of this app, with stored drafts once they are loaded.
 * @param meantBoard the board from whose page the user opened the creation page
 */
export function useDraftsViewModel(meantBoard: BoardId | null): DraftsViewModel {
  const app = useApp();
  const { stores } = app;
  const viewModel = VIEW_MODELS.get(stores) ?? newViewModel(app);
  VIEW_MODELS.set(stores, viewModel);
  const { viewer } = stores.session;
  const owner = viewer?.entityId;
  useEffect(() => {
    if (owner !== undefined) void viewModel.open(owner);
  }, [viewModel, owner]);
  useEffect(() => viewModel.keepAgain(), [viewModel, viewer]);
  useEffect(() => viewModel.meanBoard(meantBoard), [viewModel, meantBoard]);
  useEffect(() => {
    // If the boards cannot be loaded, the field shows the profile; publishing tries again.
    stores.saving.open().then(
      ({ boards }) => void boards.know(),
      () => undefined,
    );
  }, [stores]);
  return viewModel;
}

function newViewModel({ services, stores }: AppValue): DraftsViewModel {
  const { openPublishing, openVideos, openDrafts, logger } = services;
  const viewModel: DraftsViewModel = new DraftsViewModel({
    createPin: { run: async (draft) => (await openPublishing()).createPin.run(draft) },
    sender: {
      run: async (file, onProgress, cancellation, resumption) =>
        isVideoFile(file)
          ? (await openVideos()).uploadVideo.run(file, onProgress, cancellation, resumption)
          : (await openPublishing()).uploadPicture.run(file, onProgress, cancellation),
    },
    openDrafts,
    logger,
    async placeOf({ place }) {
      const { boards } = await stores.saving.open();
      // The pin goes to the board in its field, even if another board was used meanwhile. The boards are loaded again
      // only if the intended one is not among them.
      const wanted = place === null ? viewModel.meantBoard : place.boardId;
      const isKnown = wanted === null || boards.all?.some(({ entityId }) => entityId === wanted);
      if (boards.all === null || !isKnown) await boards.know();
      return chosenPlace(place, boards, viewModel.meantBoard);
    },
    async onPlaceGone(refused, { boardId, sectionId }) {
      const { boards } = await stores.saving.open();
      viewModel.refuseAll(refused, ({ place }) => {
        const meant = chosenPlace(place, boards, viewModel.meantBoard);
        return meant.boardId === boardId && (refused.missing === 'board' || meant.sectionId === sectionId);
      });
      const board = boards.all?.find(({ entityId }) => entityId === boardId) ?? null;
      boards.believe(refused, { board, section: null });
      await boards.know();
    },
  });
  if (typeof window !== 'undefined') {
    askBeforeLeaving(() => viewModel.losesOnLeaving);
    window.addEventListener('pagehide', viewModel.releaseUpload);
  }
  return viewModel;
}

/**
 * Lets the browser ask before the window is closed while something would be lost, on any page. Only then, because a
 * page with this handler cannot use the back/forward cache.
 */
function askBeforeLeaving(losesSomething: () => boolean): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  autorun(() => {
    if (losesSomething()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
