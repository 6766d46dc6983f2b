import type { Board, Section } from '../../domain/boards/board.ts';
import { toBoardId, toSectionId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { Site } from '../../ui/base/app-context.ts';
import type { PageOutcome } from '../../ui/base/navigation/page.ts';
import { PINS_OF_PAGE } from '../../ui/base/stores/page-data-store.ts';
import type { Stores } from '../../ui/base/stores/stores.ts';
import type { PageState } from '../page-state.ts';
import type { WireRecorder } from './wire-recorder.ts';

type WireObject = Readonly<Record<string, unknown>>;

type Rendered = {
  readonly stores: Stores;
  readonly recorder: WireRecorder;
  readonly outcome: PageOutcome;
  readonly route: Route;
  readonly site: Site;
};

/** The state block of a rendered page: every list by its ids and every object once, in wire form. */
export function pageState({ stores, recorder, outcome, route, site }: Rendered): PageState {
  const feeds: Record<string, PageState['props']['initialReduxState']['feeds'][string]> = {};
  const pinIds = new Set<string>();
  const boardIds = new Set<string>();
  const sectionIds = new Set<string>();
  // The page's own pin takes precedence.
  const pageBoard = boardOf(route, stores);
  const pageSection = sectionOf(route, stores);
  const pagePin = isOfPin(route) ? stores.pins.findByName(route.pinId) : undefined;
  if (pagePin !== undefined) pinIds.add(pagePin.entityId);
  if (pageSection !== undefined) sectionIds.add(pageSection.entityId);
  if (pageBoard !== undefined) boardIds.add(pageBoard.entityId);
  for (const id of stores.pageData.find(PINS_OF_PAGE) ?? []) pinIds.add(id);
  for (const [name, feed] of stores.feeds.entries()) {
    // A failed feed is loaded again when the user opens it.
    if (feed.phase !== 'ready' && feed.phase !== 'ended') continue;
    feeds[name] = { ids: feed.ids, bookmark: feed.bookmark };
    for (const id of feed.ids) pinIds.add(id);
  }
  for (const [name, { ids, bookmark }] of stores.boards.lists()) {
    feeds[`profileBoards:${name}`] = { ids, bookmark };
    for (const id of ids) boardIds.add(id);
  }
  for (const [boardId, ids] of stores.sections.lists()) {
    feeds[`boardSections:${boardId}`] = { ids, bookmark: null };
    for (const id of ids) sectionIds.add(id);
  }
  for (const [name, list] of stores.users.lists()) feeds[`people:${name}`] = list;
  const users = recorder.all('user').map((user) => [String(user.id), user] as const);
  return {
    props: {
      initialReduxState: {
        pins: byId(pinIds, (id) => recorder.find('pin', id)),
        ...(recorder.cards === undefined ? {} : { cards: recorder.cards }),
        boards: byId(boardIds, (id) => recorder.find('board', id)),
        boardsections: byId(sectionIds, (id) => recorder.find('board_section', id)),
        users: Object.fromEntries(users),
        feeds,
        experiments: stores.context.groups,
      },
    },
    context: recorder.context,
    viewer: recorder.viewer,
    route: {
      siteName: site.name,
      ...(site.signupPolicy === 'open' ? {} : { signupPolicy: site.signupPolicy }),
      ...(site.takesHeic ? { takesHeic: true } : {}),
      ...(site.trustedHosts.length === 0 ? {} : { trustedHosts: site.trustedHosts }),
      ...(stores.context.tagLook === null ? {} : { tagLook: stores.context.tagLook }),
      outcome,
      pinNames: pinNames(route, pagePin),
      ...profileViewOf(stores),
      ...pageDataOf(stores),
    },
  };
}

/** Pages of one pin: its closeup, and those that change, save, count or compare it. */
function isOfPin(route: Route): route is Extract<Route, { readonly pinId: string }> {
  return 'pinId' in route;
}

function boardOf(route: Route, { boards }: Stores): Board | undefined {
  if (route.kind === 'board' || route.kind === 'section')
    return boards.findByAddress(route.username, route.boardId);
  return route.kind === 'board-edit' ? boards.find(toBoardId(route.boardId)) : undefined;
}

function sectionOf(route: Route, { sections }: Stores): Section | undefined {
  if (route.kind === 'section') return sections.findByAddress(route.username, route.boardId, route.sectionId);
  return route.kind === 'section-edit' ? sections.find(toSectionId(route.sectionId)) : undefined;
}

function profileViewOf({ profileView }: Stores): Pick<PageState['route'], 'profileView'> {
  return profileView.known ? { profileView: profileView.view } : {};
}

function pageDataOf({ pageData }: Stores): Pick<PageState['route'], 'kept'> {
  const entries = [...pageData.entries()];
  return entries.length === 0 ? {} : { kept: Object.fromEntries(entries) };
}

/** The other id of the page's pin, when the address uses one. */
function pinNames(route: Route, pin: Pin | undefined): Readonly<Record<string, string>> {
  return !isOfPin(route) || pin === undefined || pin.entityId === route.pinId
    ? {}
    : { [route.pinId]: pin.entityId };
}

/**
 * JavaScript would sort digit texts that are small integers to the front. Ids of this product are larger, so the
 * insertion order is kept.
 */
function byId(
  ids: ReadonlySet<string>,
  find: (id: string) => WireObject | undefined,
): Record<string, WireObject> {
  const entries = [...ids].map((id) => [id, find(id)] as const);
  return Object.fromEntries(entries.flatMap(([id, object]) => (object === undefined ? [] : [[id, object]])));
}
