import { toBoardId, toPinId } from '../domain/ids/ids.ts';
import type { Stores } from '../ui/stores/stores.ts';
import { boardFromWire } from '../../wire/board-from-wire.ts';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { userFromWire } from '../../wire/user-from-wire.ts';
import { viewerFromWire } from '../../wire/viewer-from-wire.ts';
import type { PageState } from './page-state.ts';

/** Puts what came with the page where the views look for it, so that nothing is fetched twice. */
export function fillStores(stores: Stores, state: PageState): void {
  const { pins, boards, users, feeds } = state.props.initialReduxState;
  stores.session.show(state.viewer === null ? null : viewerFromWire(state.viewer));
  stores.pins.put(Object.values(pins).map(pinFromWire));
  for (const [name, id] of Object.entries(state.route.pinNames)) {
    const pin = stores.pins.find(toPinId(id));
    if (pin !== undefined) stores.pins.putNamed(name, pin);
  }
  stores.boards.put(Object.values(boards).map(boardFromWire));
  for (const user of Object.values(users)) stores.users.put(userFromWire(user));
  for (const [name, { ids, bookmark }] of Object.entries(feeds)) {
    const [kind, of = ''] = name.split(':');
    if (kind === 'profileBoards') stores.boards.showListByIds(of, ids.map(toBoardId), bookmark);
    else if (kind === 'people') stores.users.showListByIds(of, ids, bookmark);
    else
      stores.feeds.openByName(name)?.show(
        ids.map((id) => stores.pins.find(toPinId(id))).filter((pin) => pin !== undefined),
        bookmark,
      );
  }
}
