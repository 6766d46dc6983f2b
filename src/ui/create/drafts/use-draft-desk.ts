import { autorun } from 'mobx';
import { useEffect } from 'react';
import { isVideoFile } from '../../../domain/videos/video-file.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { chosenPlace } from '../fields/chosen-place.ts';
import { DraftDesk } from './draft-desk.ts';

/** One for each app; see there why it outlives the page. */
const DESKS = new WeakMap<Stores, DraftDesk>();

/**
 * The desk of this app, with what was kept of earlier visits once the browser has found it.
 * @param meantBoard the board that the person came from to make pins for
 */
export function useDraftDesk(meantBoard: BoardId | null): DraftDesk {
  const app = useApp();
  const { stores } = app;
  const desk = DESKS.get(stores) ?? newDesk(app);
  DESKS.set(stores, desk);
  const { viewer } = stores.session;
  const owner = viewer?.entityId;
  useEffect(() => {
    if (owner !== undefined) void desk.open(owner);
  }, [desk, owner]);
  useEffect(() => desk.keepAgain(), [desk, viewer]);
  useEffect(() => desk.meanBoard(meantBoard), [desk, meantBoard]);
  useEffect(() => {
    // Fields stay at the profile while the boards do not come; publishing asks for them once more.
    stores.saving.open().then(
      ({ boards }) => void boards.know(),
      () => undefined,
    );
  }, [stores]);
  return desk;
}

function newDesk({ services, stores }: AppValue): DraftDesk {
  const { openPublishing, openVideos, openDrafts, logger } = services;
  const desk: DraftDesk = new DraftDesk({
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
      // A pin goes to the board that its field shows, also when another one was used elsewhere in between. Only what is
      // meant and not among the known ones may be among those that are there by now.
      const wanted = place === null ? desk.meantBoard : place.boardId;
      const isKnown = wanted === null || boards.all?.some(({ entityId }) => entityId === wanted);
      if (boards.all === null || !isKnown) await boards.know();
      return chosenPlace(place, boards, desk.meantBoard);
    },
    async onPlaceGone(refused, { boardId, sectionId }) {
      const { boards } = await stores.saving.open();
      desk.refuseAll(refused, ({ place }) => {
        const meant = chosenPlace(place, boards, desk.meantBoard);
        return meant.boardId === boardId && (refused.missing === 'board' || meant.sectionId === sectionId);
      });
      const board = boards.all?.find(({ entityId }) => entityId === boardId) ?? null;
      boards.believe(refused, { board, section: null });
      await boards.know();
    },
  });
  if (typeof window !== 'undefined') {
    askBeforeLeaving(() => desk.losesOnLeaving);
    window.addEventListener('pagehide', desk.letGo);
  }
  return desk;
}

/**
 * Lets the browser ask before the window is closed while something would be lost, on whichever page. Only then: a
 * page that may ask is not kept for Back.
 */
function askBeforeLeaving(losesSomething: () => boolean): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  autorun(() => {
    if (losesSomething()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
