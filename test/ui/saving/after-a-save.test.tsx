// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { reaction } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { SQUARE_PIN_IMAGE_PX } from '../../../src/domain/images/image-sizes.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aSavingServer, annsCopy, BOARDS, bobsPin, openWall, saveButton } from './open-wall.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ORIGINAL = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });
const COPY = bobsPin({
  id: '103',
  title: 'Chair again',
  grid_title: 'Chair again',
  original_pin_id: '101',
  tracking_params: 'from-home',
});

test('the pin is saved, its button says so, it and its original know it, a toast tells it, an event is logged', async () => {
  const steps: string[] = [];
  const server = aSavingServer([ORIGINAL, COPY]).on('Repin.create', () => {
    steps.push('save');
    return aWireAnswer(annsCopy('101', BOARDS[0]!));
  });
  const { user, stores, events } = await openWall([ORIGINAL, COPY], { server });
  const knows = (id: string) => stores.pins.find(toPinId(id))?.savedInfo?.localPinId;
  const pin = stores.pins.find(toPinId('103'))!;
  const note = (step: () => string | false) => reaction(step, (name) => name && steps.push(name));
  const ends = [
    note(() => stores.saving.stateOf(pin) === 'saved' && 'button'),
    note(() => knows('103') === '900' && knows('101') === '900' && 'pin and original'),
    note(() => stores.toasts.message !== null && `toast after ${events.length} events`),
  ];

  await user.click(saveButton('Chair again'));
  await screen.findByText(/^Saved to/);
  for (const end of ends) end();
  expect(steps).toEqual(['save', 'button', 'pin and original', 'toast after 0 events']);
  expect(events).toMatchObject([
    {
      eventType: 5,
      objectId: '103',
      trackingParams: 'from-home',
      auxData: {
        pin_id: '900',
        destination_board_id: '41',
        is_profile_save: false,
        closeup_navigation_type: null,
        click_type: 'one_tap',
      },
    },
  ]);
});

test('the toast shows the pin as a square of 136 pixels', async () => {
  const { user } = await openWall([ORIGINAL]);
  await user.click(saveButton('Chair'));
  const words = await screen.findByText(/^Saved to/);
  const picture = words.closest('[class*="toast"]')?.querySelector('img');
  expect(picture?.getAttribute('src')).toContain(`/media/${SQUARE_PIN_IMAGE_PX}x${SQUARE_PIN_IMAGE_PX}/`);
  expect(SQUARE_PIN_IMAGE_PX).toBe(136);
});

test('a save that is refused is no event', async () => {
  const server = aSavingServer([ORIGINAL]).on('Repin.create', aWireFailure('forbidden', { message: 'No' }));
  const { user, logger } = await openWall([ORIGINAL], { server });
  await user.click(saveButton('Chair'));
  await screen.findByText('No');
  expect(logger.entries).toEqual([]);
});
