import { screen } from '@testing-library/react';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { openApp } from '../support/open-app.tsx';

const OK = aWireAnswer({ ok: true });
const pins = ['One', 'Two', 'Three', 'Four'].map((grid_title, index) =>
  aWirePin({ id: String(101 + index), grid_title, title: grid_title }),
);

/** Of a board with four pins, beside another board. */
export const aServer = () =>
  new WireServer()
    .on('Board.get', aWireAnswer(aWireBoard({ pin_count: 4 })))
    .on('BoardFeed.get', aWireAnswer(pins))
    .on('UserSettings.get', aWireAnswer({}))
    .on(
      'BoardPickerBoards.get',
      aWireAnswer({
        all_boards: [aWireBoardShort(), aWireBoardShort({ id: '22', name: 'Lamps', url: '/ann/lamps/' })],
        boards_shortlist: [],
      }),
    )
    .on('BulkEdit.update', ({ pin_ids }) => aWireAnswer({ ok_ids: pin_ids, failed: [] }))
    .on('BulkEdit.create', ({ pin_ids }) => aWireAnswer({ ok_ids: pin_ids, failed: [] }))
    .on('BulkEdit.delete', ({ pin_ids }) => aWireAnswer({ ok_ids: pin_ids, failed: [] }))
    .on('BulkEditSelectAll.delete', aWireAnswer({ deleted_count: 4 }))
    .on('Pin.delete', OK)
    .on('BoardPinReorder.update', OK);

export async function organizing(server = aServer()) {
  const app = openApp({ at: '/ann/home/', server, viewer: aViewer() });
  await app.user.click(await screen.findByRole('button', { name: 'Organize' }));
  await screen.findByRole('heading', { name: 'Organize Home' });
  return app;
}

export const box = (name: string) => screen.getByRole('checkbox', { name });
export const shown = () => screen.queryAllByRole('checkbox').map((card) => card.getAttribute('aria-label'));
export const chosen = () =>
  screen.queryAllByRole('checkbox', { checked: true }).map((card) => card.getAttribute('aria-label'));
export const press = (name: string) => screen.getByRole('button', { name });
