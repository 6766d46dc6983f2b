import { ServiceError } from '../../application/ports/service-error.ts';
import type { Board } from '../../domain/boards/board.ts';
import { beginning, type Beginning } from '../../domain/first-use/beginning.ts';
import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import type { Viewer } from '../../domain/users/user.ts';
import type { AppValue } from '../base/app-context.ts';
import { chosenHomeFeed } from '../feeds/load-home.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import type { Stores } from '../base/stores/stores.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** The experience of the guide; nothing is shown before it was read. Null: not for this viewer, or ended. */
const GUIDE: PageDataKey<PlacedExperience | null> = 'guide';

/** The guide above the pins on a new user's home, according to the stores. */
export function shownBeginning(stores: Stores): Beginning | null {
  const { viewer } = stores.session;
  if (viewer === null || !stores.pageData.find(GUIDE)) return null;
  return beginning({
    boardCount: boardsOf(stores, viewer).length,
    pinCount: viewer.pinCount,
    followingCount: viewer.followingCount,
    seesOthers: seesOthers(stores, viewer),
  });
}

/** The board for the next step: one with pins, or else the latest. */
export function firstBoard(stores: Stores): Board | undefined {
  const { viewer } = stores.session;
  const boards = viewer === null ? [] : boardsOf(stores, viewer);
  return boards.find(({ pinCount }) => pinCount > 0) ?? boards[0];
}

/** Reads the progress of a new user after the home feed has loaded. If that fails, there is no guide. */
export async function readGuide({ services, stores }: App): Promise<void> {
  try {
    const [viewer, reader] = await Promise.all([services.sessions.viewer(), services.openGuide()]);
    if (viewer === null) return;
    stores.session.show(viewer);
    const guide = stores.pageData.find(GUIDE) === null ? null : await reader.find(viewer.locale);
    if (guide !== null && !seesOthers(stores, viewer)) {
      const boards = await services.listBoards.run(viewer.username, null);
      if (boards !== undefined) stores.boards.showList(listName(viewer), boards, false);
    }
    // The user may have ended the guide meanwhile.
    if (stores.pageData.find(GUIDE) !== null) stores.pageData.set(GUIDE, guide);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('guide-not-read', error);
  }
}

/** The guide is displayed. */
export function viewGuide({ services, stores }: App): void {
  const { viewer } = stores.session;
  const guide = stores.pageData.find(GUIDE);
  if (viewer === null || guide?.status !== null) return;
  stores.pageData.set(GUIDE, { ...guide, status: 'viewed' });
  services
    .openGuide()
    .then((opened) => opened.view(guide, viewer))
    .catch((error: unknown) => services.logger.warn('guide-not-viewed', error));
}

/** Hides the guide at once and for good. */
export function endGuide({ services, stores }: App, ending: 'completed' | 'dismissed'): void {
  const { viewer } = stores.session;
  const guide = stores.pageData.find(GUIDE);
  stores.pageData.set(GUIDE, null);
  if (viewer === null || !guide) return;
  services
    .openGuide()
    .then((opened) => opened.end(guide, ending, viewer))
    .catch((error: unknown) => services.logger.warn('guide-not-ended', error));
}

/** Shows a board that was created from the guide; it is already among the viewer's boards. */
export function showNewBoard({ boards, session }: Stores, board: Board): void {
  if (session.viewer === null) return;
  boards.addToList(listName(session.viewer), board);
}

function seesOthers({ feeds, pins, session }: Stores, { entityId }: Viewer): boolean {
  return feeds
    .open(chosenHomeFeed({ session }))
    .ids.some((id) => pins.find(id)?.pinner?.entityId !== entityId);
}

function boardsOf({ boards }: Stores, viewer: Viewer): readonly Board[] {
  const listed = boards.listOf(listName(viewer))?.boards ?? [];
  return listed.filter((board) => board.owner?.entityId === viewer.entityId);
}

/** Separate from the list on the profile. */
function listName({ username }: Viewer): string {
  return `${username}:guide`;
}
