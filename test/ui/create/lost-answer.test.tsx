// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { noAnswer, type WireServer } from '../../adapters/wire-server.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aBrowser } from './a-browser.ts';
import { annsServer, aPicture, chooser, field, openCreate, publish } from './open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

/** Has made the pin 700 already, and says so to who comes with anything else. */
const whoHasMadeIt = () =>
  annsServer()
    .on('Pin.create', aWireFailure('conflict', { made: '700' }))
    .on('Pin.update', ({ title }) => aWireAnswer(aWirePin({ id: '700', title: String(title) })));

const keysOf = ({ requests }: WireServer) =>
  requests.flatMap(({ path, headers }) =>
    path.startsWith('/resource/PinResource/create/') ? [headers?.['Idempotency-Key']] : [],
  );

/** Publishes a draft whose answer is lost, and closes the window. */
async function publishWithoutAnswer(browser: ReturnType<typeof aBrowser>) {
  const server = annsServer().on('Pin.create', noAnswer);
  const { user } = await openCreate(server, { drafts: browser.window() });
  await user.upload(chooser(), aPicture());
  await screen.findByText('Uploaded');
  await user.type(field('Title'), 'A chair');
  await user.click(publish());
  await screen.findByText(/You seem to be offline/);
  cleanup();
  return keysOf(server);
}

describe('a pin that may be there, because its answer was lost', () => {
  test('is the one that is changed when it is published again, also from a window opened later', async () => {
    const browser = aBrowser();
    const keys = await publishWithoutAnswer(browser);
    const { user, server, address } = await openCreate(whoHasMadeIt(), { drafts: browser.window() });
    await screen.findByText('Uploaded');
    await user.type(field('Title'), ' of oak');
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(keysOf(server)).toEqual(keys);
    expect(server.optionsOf('Pin.update')).toMatchObject([{ id: '700', title: 'A chair of oak' }]);
    expect(screen.queryByText(/was already published/)).toBeNull();
  });

  test('does not get another picture, which is said', async () => {
    const browser = aBrowser();
    const keys = await publishWithoutAnswer(browser);
    const { user, server } = await openCreate(whoHasMadeIt(), { drafts: browser.window() });
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await user.upload(chooser(), aPicture('lamp.png'));
    await screen.findByText('Uploaded');
    await user.click(publish());
    expect(await screen.findByText(/already published.*images aren’t in it/)).toBeDefined();
    expect(keysOf(server)).toEqual(keys);
  });
});
