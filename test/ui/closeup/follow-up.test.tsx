// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(runIdleTasksAtOnce);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bob = aWireUserShort({ id: '12', username: 'bob' });
const server = () => new WireServer().on('Pin.get', aWireAnswer(aWirePin({ pinner: bob })));
const viewer = aViewer();
const title = () => screen.findByRole('heading', { name: 'A chair', level: 1 });

test('a pin says that it was sent', async () => {
  openApp({ at: '/pin/101/sent/', server: server(), viewer });
  await title();
  await screen.findByText('Pin sent');
});

test('a member is asked what is wrong with a pin', async () => {
  openApp({ at: '/pin/101/feedback/', server: server(), viewer });
  await title();
  await screen.findByRole('dialog', { name: 'Report this Pin' });
});

test('a visitor is shown the pin', async () => {
  openApp({ at: '/pin/101/feedback/', server: server() });
  await title();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a pin that is not there is not found', async () => {
  openApp({ at: '/pin/9/sent/', server: new WireServer().on('Pin.get', aWireFailure('pin_not_found')) });
  await screen.findByRole('heading', { name: 'We couldn’t find that page' });
});
