// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

test('a pin that is gone leaves the lists that still have its card', async () => {
  const server = new WireServer()
    .on('Board.get', aWireAnswer(aWireBoard()))
    .on('BoardFeed.get', aWireAnswer([aWirePin(), aWirePin({ id: '102', grid_title: 'A lamp' })]))
    .on('UserSettings.get', aWireAnswer({}))
    .on('Pin.get', aWireFailure('pin_not_found'));
  const { user } = openApp({ at: '/ann/home/', server });
  const card = (name: string) => screen.queryByRole('article', { name, hidden: true });
  await vi.waitFor(() => expect(card('A chair')).not.toBeNull());
  await user.click(within(card('A chair')!).getAllByRole('link')[0]!);
  await screen.findByRole('heading', { name: 'We couldn’t find that page' });
  await vi.waitFor(() => expect(card('A chair')).toBeNull());
  expect(card('A lamp')).not.toBeNull();
});
