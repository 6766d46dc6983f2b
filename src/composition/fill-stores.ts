import { toBoardId, toPinId, toSectionId } from '../domain/ids/ids.ts';
import type { Stores } from '../ui/base/stores/stores.ts';
import { boardFromWire, sectionFromWire } from '../../wire/board-from-wire.ts';
import { clientContextFromWire } from '../../wire/client-context-from-wire.ts';
import { pinsOfCards } from '../../wire/pin-card.ts';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { userFromWire } from '../../wire/user-from-wire.ts';
import { viewerFromWire } from '../../wire/viewer-from-wire.ts';
import type { PageState } from './page-state.ts';

/** Fills the stores with the data of the served page, so that nothing is fetched twice. */
export function fillStores(stores: Stores, state: PageState): void {
  const { pins, cards, boards, boardsections, users, feeds, experiments } = state.props.initialReduxState;
  stores.session.show(state.viewer === null ? null : viewerFromWire(state.viewer));
  stores.context.show(clientContextFromWire(state.context));
  stores.context.takePart(experiments, state.route.tagLook);
  const wirePins = Object.values(pins);
  stores.pins.put((cards === undefined ? wirePins : pinsOfCards(wirePins, cards)).map(pinFromWire));
  for (const [name, id] of Object.entries(state.route.pinNames)) {
    const pin = stores.pins.find(toPinId(id));
    if (pin !== undefined) stores.pins.putNamed(name, pin);
  }
  for (const [name, value] of Object.entries(state.route.kept ?? {})) stores.pageData.set(name, value);
  stores.boards.put(Object.values(boards).map(boardFromWire));
  stores.sections.put(Object.values(boardsections).map(sectionFromWire));
  if (state.route.profileView !== undefined) stores.profileView.show(state.route.profileView);
  for (const user of Object.values(users)) stores.users.put(userFromWire(user));
  for (const [name, { ids, bookmark }] of Object.entries(feeds)) {
    const [kind = ''] = name.split(':', 1);
    const of = name.slice(kind.length + 1);
    if (kind === 'profileBoards') stores.boards.showListByIds(of, ids.map(toBoardId), bookmark);
    else if (kind === 'boardSections') stores.sections.showListByIds(toBoardId(of), ids.map(toSectionId));
    else if (kind === 'people') stores.users.showListByIds(of, ids, bookmark);
    else
      stores.feeds.openByName(name)?.show(
        ids.map((id) => stores.pins.find(toPinId(id))).filter((pin) => pin !== undefined),
        bookmark,
      );
  }
}
