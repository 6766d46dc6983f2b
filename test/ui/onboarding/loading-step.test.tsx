// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_LOADING_MS } from '../../../src/domain/onboarding/onboarding.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireViewer } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const progress = (...done: string[]) =>
  aWireAnswer({
    steps: ['Gender', 'LoadingStep'].map((name) => ({ name, done: done.includes(name), skipped: false })),
    completed: done.includes('LoadingStep'),
    interest_ids: [],
    use_case: null,
    pin_ids: [],
  });

const neverAnswered = () => Promise.withResolvers<ReturnType<typeof aWireAnswer>>().promise;

/** Waits for what needs no time but that of the machine: the clock stands still. */
async function until(check: () => unknown): Promise<void> {
  for (let tries = 0; tries < 5000; tries += 1) {
    try {
      check();
      return;
    } catch {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
        await new Promise((resolve) => setImmediate(resolve));
      });
    }
  }
  check();
}

/** Comes to the step. */
async function open(server: WireServer, at = '/welcome/?step=LoadingStep') {
  server
    .on('UserSession.get', aWireAnswer({ viewer: aWireViewer() }))
    .on('Boards.get', aWireAnswer([]))
    .on('UserExperience.get', aWireAnswer({}));
  const app = openApp({ at, server, viewer: aViewer() });
  if (!at.includes('LoadingStep')) app.goTo('/welcome/?step=LoadingStep');
  await until(() => screen.getByText('Getting your home feed ready…'));
  return app;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the wait for the home feed', () => {
  test('lasts five seconds at most', async () => {
    const server = new WireServer()
      .on('Onboarding.get', progress('Gender'))
      .on('Onboarding.update', progress('Gender', 'LoadingStep'))
      .on('UserHomefeed.get', neverAnswered);
    const app = await open(server);
    await wait(LONGEST_LOADING_MS - 1);
    expect(app.address()).toBe('/welcome/?step=LoadingStep');
    await wait(1);
    expect(app.address()).toBe('/');
  });

  test('does not fetch back who has left it', async () => {
    const server = new WireServer()
      .on('Onboarding.get', progress('Gender'))
      .on('Onboarding.update', progress('Gender', 'LoadingStep'))
      .on('UserHomefeed.get', neverAnswered);
    const app = await open(server, '/welcome/?step=Gender');
    app.goBack();
    await until(() => screen.getByRole('heading', { name: 'What’s your gender?' }));
    await wait(LONGEST_LOADING_MS);
    expect(app.address()).toBe('/welcome/?step=Gender');
  });
});
