import { act, fireEvent, screen, within } from '@testing-library/react';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import type { Viewer } from '../../../src/domain/users/user.ts';
import type { WireBoardShort } from '../../../wire/board.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { openApp } from '../support/open-app.tsx';

/** Five boards of the viewer: a tap then saves to the first. */
export const BOARDS: readonly WireBoardShort[] = ['Garden', 'Lamps', 'Doors', 'Boats', 'Clay'].map(
  (name, index) =>
    aWireBoardShort({
      id: `${41 + index}`,
      name,
      url: `/ann/${name.toLowerCase()}/`,
      slug: name.toLowerCase(),
    }),
);

const BOB = aWireUserShort({ id: '12', username: 'bob', full_name: 'Bob Example' });

/** A pin of Bob's on his own board. */
export function bobsPin(fields: Partial<WirePin> = {}): WirePin {
  const board = aWireBoardShort({ id: '61', name: 'Bob’s', url: '/bob/bobs/', owner: BOB });
  return aWirePin({ pinner: BOB, board, ...fields });
}

/** Ann's copy of a pin, as the server makes it. */
export function annsCopy(of: string, board: WireBoardShort, fields: Partial<WirePin> = {}): WirePin {
  const id = fields.id ?? '900';
  const isProfile = board.layout === 'quick_saves';
  return aWirePin({
    id,
    is_repin: true,
    original_pin_id: of,
    board,
    access: ['write', 'delete'],
    saved_info: {
      local_pin_id: id,
      board_id: board.id,
      section_id: null,
      title: board.name,
      type: isProfile ? 'profile' : 'board',
      url: isProfile ? '/ann/_saved' : board.url,
    },
    ...fields,
  });
}

export const PROFILE_BOARD = aWireBoardShort({ id: '88', name: 'Quick saves', layout: 'quick_saves' });

/** Of a viewer who has saved to the profile before. */
export const SAVES_TO_PROFILE = { has_quicksave_board: true, quicksaveBoardId: toBoardId(PROFILE_BOARD.id) };

/** A server with a home feed and boards that takes every save. */
export function aSavingServer(
  pins: readonly WirePin[],
  boards: readonly WireBoardShort[] = BOARDS,
): WireServer {
  let made = 900;
  return new WireServer()
    .on('UserHomefeed.get', aWireAnswer(pins))
    .on('BoardPickerBoards.get', aWireAnswer({ all_boards: boards, boards_shortlist: [] }))
    .on('Repin.create', ({ pin_id, board_id }) => {
      const board = boards.find(({ id }) => id === board_id) ?? PROFILE_BOARD;
      return aWireAnswer(annsCopy(String(pin_id), board, { id: String(made++) }));
    })
    .on('UserSettings.get', aWireAnswer({}))
    .on('Pin.delete', ({ id }) => aWireAnswer({ id }))
    .on('Pin.get', ({ id }) => aWireAnswer(pins.find((pin) => pin.id === id) ?? bobsPin({ id: String(id) })));
}

type WallOptions = { readonly server?: WireServer; readonly viewer?: Viewer | null; readonly at?: string };

/** The home feed with its cards, what saves already fetched, somebody near each card. */
export async function openWall(pins: readonly WirePin[], options: WallOptions = {}) {
  const {
    server = aSavingServer(pins),
    viewer = aViewer({ boardCount: 5, ...SAVES_TO_PROFILE }),
    at = '/',
  } = options;
  const app = openApp({ at, server, viewer });
  await screen.findAllByRole('article');
  await act(async () => {
    const parts = await app.stores.saving.open();
    if (viewer !== null) await parts.boards.know();
  });
  for (const link of document.querySelectorAll('[data-card-focus]')) fireEvent.focusIn(link);
  return app;
}

export const card = (name: string) => within(screen.getByRole('article', { name }));
export const saveButton = (name: string) => card(name).getByRole('button', { name: /^Save/ });
