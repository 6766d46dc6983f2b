// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aWireBoardShort } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { annsCopy, bobsPin, openWall } from '../saving/open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const open = async (saved_info: ReturnType<typeof bobsPin>['saved_info']) => {
  const pin = bobsPin({
    id: '101',
    title: 'Chair',
    grid_title: 'Chair',
    tracking_params: 'from-home',
    saved_info,
  });
  const { user, handedOver } = await openWall([pin]);
  await user.click(screen.getByRole('link', { name: 'Chair' }));
  return handedOver();
};

test('a card that is opened hands over what its list said, and where the pin is saved', async () => {
  const { saved_info } = annsCopy('101', aWireBoardShort({ id: '9' }));
  expect(await open(saved_info)).toMatchObject({
    trackingParams: 'from-home',
    board: '9',
    fromEggsBoard: false,
  });
});

test('a card of a pin that is not saved names no board', async () => {
  const state = await open(null);
  expect(state).toMatchObject({ trackingParams: 'from-home' });
  expect(state).not.toHaveProperty('board');
});
