// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, bobsPin, card, openWall } from '../saving/open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

test('why a pin is there names the one that led to it, and shows fewer with one tap, until it is undone', async () => {
  const pin = bobsPin({
    id: '101',
    grid_title: 'Fig cake',
    recommendation_reason: { reason: 'related', reason_id: '12', has_board: false, board: null },
  });
  const server = aSavingServer([pin])
    .on('Pin.get', aWireAnswer(bobsPin({ id: '12', title: 'Plum pie' })))
    .on('HomefeedTuner.update', aWireAnswer([]));
  const { user, stores } = await openWall([pin], { server });
  await act(() => stores.cards.open());
  await user.click(card('Fig cake').getByRole('button', { name: 'Feedback on this Pin' }));
  await user.click(card('Fig cake').getByRole('menuitem', { name: 'Why this Pin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Why this Pin' });
  const link = await within(dialog).findByRole('link', { name: 'Similar to Plum pie' });
  expect(link.getAttribute('href')).toBe('/pin/12/');
  await user.click(within(dialog).getByRole('button', { name: 'Show fewer Pins like that one' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(server.optionsOf('HomefeedTuner.update')).toMatchObject([
      { object_type: 'pin', object_id: '12', enabled: false },
      { object_type: 'pin', object_id: '12', enabled: true },
    ]),
  );
});

test('what else brought an advertisement stands on a line of its own', async () => {
  const promoter = aWireUserShort({ full_name: 'Acme' });
  const ad = bobsPin({ id: '101', grid_title: 'Fig cake', promoter, ad_match_reason: 'partner' });
  const { user, stores } = await openWall([ad]);
  await act(() => stores.cards.open());
  await user.click(card('Fig cake').getByRole('button', { name: 'About this ad' }));
  await user.click(card('Fig cake').getByRole('menuitem', { name: 'Why this ad' }));
  const dialog = await screen.findByRole('dialog', { name: 'Why this ad' });
  const partner = within(dialog).getByText(/^This ad was personalized for you/);
  expect(partner.previousElementSibling?.tagName).toBe('BR');
});
