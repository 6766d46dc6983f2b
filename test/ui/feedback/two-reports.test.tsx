// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aSavingServer, bobsPin, openWall } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

const PINS = [
  bobsPin({ id: '101', title: 'Fig cake', grid_title: 'Fig cake' }),
  bobsPin({ id: '102', title: 'Oak chair', grid_title: 'Oak chair' }),
];

test('the answer to a report that was closed leaves the next one open, with what is typed there', async () => {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const server = aSavingServer(PINS).on('Report.create', () => promise);
  const { user, stores } = await openWall(PINS, { server });
  const { feedback } = await act(() => stores.cards.open());
  const ask = async (id: string) => {
    act(() => feedback.report(stores.pins.find(toPinId(id))!));
    return within(await screen.findByRole('dialog', { name: 'Report this Pin' }));
  };
  const first = await ask('101');
  await user.click(first.getByRole('radio', { name: 'Spam' }));
  await user.click(first.getByRole('button', { name: 'Report' }));
  await user.click(first.getByRole('button', { name: 'Close' }));
  const second = await ask('102');
  await user.type(second.getByLabelText(/^Tell us more/), 'Look');
  await act(async () => resolve(aWireAnswer({ id: '1', state: 'open' })));
  await expect.poll(() => feedback.coverOf(toPinId('101'))?.status).toBe('reported');
  expect(screen.getByRole('dialog', { name: 'Report this Pin' })).toBeDefined();
  expect(second.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('Look');
});
