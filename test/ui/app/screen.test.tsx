// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { noAnswer, noServer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { name });

describe('a page on its way', () => {
  test('keeps its place and says that it is loading', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    openApp({ at: '/pin/101/', server: new WireServer().on('Pin.get', () => answer.promise) });
    expect(screen.getByText('Loading')).toBeDefined();
    answer.resolve(aWireAnswer(aWirePin()));
    expect(await heading('A chair')).toBeDefined();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('a pin that a wall has brought already', () => {
  const aWall = () =>
    new WireServer()
      .on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '101', title: 'A chair' })]))
      .on('User.get', aWireFailure('user_not_found'));

  test('is shown at once, and in full when its answer is there', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const { goTo } = openApp({
      at: '/',
      server: aWall().on('Pin.get', () => answer.promise),
      viewer: aViewer(),
    });
    await screen.findByRole('link', { name: 'A chair' });
    goTo('/pin/101/');
    expect(screen.getByRole('heading', { name: 'A chair', level: 1 })).toBeDefined();
    expect(screen.queryByText('Loading')).toBeNull();
    answer.resolve(aWireAnswer(aWirePin({ id: '101', title: 'A chair', description: 'With four legs.' })));
    await screen.findByText('With four legs.');
  });

  test('stays when nobody answers', async () => {
    const asked = vi.fn(noAnswer);
    const { goTo } = openApp({ at: '/', server: aWall().on('Pin.get', asked), viewer: aViewer() });
    await screen.findByRole('link', { name: 'A chair' });
    goTo('/pin/101/');
    await vi.waitFor(() => expect(document.title).toBe('A chair · Pinakes'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByRole('heading', { name: 'A chair', level: 1 })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'No connection' })).toBeNull();
  });

  test('is told to be gone when it is', async () => {
    const { goTo } = openApp({
      at: '/',
      server: aWall().on('Pin.get', aWireFailure('pin_not_found')),
      viewer: aViewer(),
    });
    await screen.findByRole('link', { name: 'A chair' });
    goTo('/pin/101/');
    await heading('We couldn’t find that page');
  });
});

describe('an address', () => {
  test('that is nobody’s is not found', async () => {
    openApp({ at: '/a/b/c/d/e/f/' });
    await heading('We couldn’t find that page');
    expect(screen.getByRole('link', { name: 'Go to the home feed' }).getAttribute('href')).toBe('/');
  });

  test('whose screen comes later says so', async () => {
    openApp({ at: '/email/user_survey' });
    await heading('Coming soon');
    expect(document.title).toBe('Coming soon · Pinakes');
  });

  test('that has moved leaves no trace in the history', async () => {
    const server = new WireServer()
      .on('UserHomefeed.get', aWireAnswer([]))
      .on('Board.get', aWireAnswer(aWireBoard()))
      .on('BoardFeed.get', aWireAnswer([]));
    const { address, goTo, goBack } = openApp({ at: '/', server });
    await heading('Nothing here yet');
    goTo('/ann/21/');
    await heading('Home');
    expect(address()).toBe('/ann/home/');
    goBack();
    expect(address()).toBe('/');
  });
});

describe('what has failed', () => {
  test.each([
    ['offline', noAnswer, 'No connection', /You seem to be offline/],
    ['a server that is away', noServer, 'This page didn’t load', /We can’t reach the server/],
    ['a broken server', aWireFailure('internal'), 'This page didn’t load', /Something went wrong on our end/],
  ])('%s: says so and can be tried again', async (_what, answer, title, text) => {
    const server = new WireServer().on('Pin.get', answer);
    const { user } = openApp({ at: '/pin/101/', server });
    await heading(title);
    expect(screen.getByText(text)).toBeDefined();
    expect(document.title).toBe('Something went wrong · Pinakes');
    server.on('Pin.get', aWireAnswer(aWirePin()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('A chair');
  });

  test('a bug while a page is opened is told and logged', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bug = new TypeError('a bug');
    const server = new WireServer().on('Pin.get', () => Promise.reject(bug));
    const { logger } = openApp({ at: '/pin/101/', server });
    await heading('Something went wrong');
    expect(logger.entries).toEqual([{ level: 'error', event: 'view-failed', detail: bug }]);
    vi.restoreAllMocks();
  });

  test('a session that has ended leads to the log-in and back', async () => {
    const server = new WireServer().on('UserSettings.get', aWireFailure('authentication_required'));
    const { address } = openApp({ at: '/settings', server, viewer: aViewer() });
    await heading('Log in to Pinakes');
    expect(address()).toBe('/login/?next=%2Fsettings');
    expect(server.requests).toHaveLength(1);
  });
});

describe('coming back', () => {
  const aServer = () =>
    new WireServer()
      .on('Pin.get', ({ id }) => aWireAnswer(aWirePin({ id: String(id), title: `Pin ${String(id)}` })))
      .on('User.get', aWireFailure('user_not_found'));

  test('shows what was there without asking again', async () => {
    const { goTo, goBack, server } = openApp({ at: '/pin/1/', server: aServer() });
    await heading('Pin 1');
    goTo('/pin/2/');
    await heading('Pin 2');
    goBack();
    expect(screen.getByRole('heading', { name: 'Pin 1' })).toBeDefined();
    expect(server.optionsOf('Pin.get')).toHaveLength(2);
  });

  test('by a link asks again, and shows what it had until then', async () => {
    const { goTo, server } = openApp({ at: '/pin/1/', server: aServer() });
    await heading('Pin 1');
    goTo('/pin/2/');
    await heading('Pin 2');
    server.on('Pin.get', aWireAnswer(aWirePin({ id: '1', title: 'Pin 1, mended' })));
    goTo('/pin/1/');
    expect(screen.getByRole('heading', { name: 'Pin 1' })).toBeDefined();
    await heading('Pin 1, mended');
  });
});

describe('a new page', () => {
  test('takes the focus to its top and is called by its title', async () => {
    const server = new WireServer().on('Pin.get', ({ id }) =>
      aWireAnswer(aWirePin({ id: String(id), title: `Pin ${String(id)}`, seo_title: '' })),
    );
    const { goTo } = openApp({ at: '/pin/1/', server });
    await heading('Pin 1');
    expect(document.activeElement).toBe(document.body);
    goTo('/pin/2/');
    await heading('Pin 2');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(document.title).toBe('Pin 2 · Pinakes');
    expect(screen.getByRole('main').ariaLabel).toBe('Pin 2 · Pinakes');
  });

  test('keeps its own name beneath a closeup that comes back with it', async () => {
    const server = new WireServer()
      .on('UserHomefeed.get', aWireAnswer([aWirePin()]))
      .on('Pin.get', ({ id }) =>
        aWireAnswer(aWirePin({ id: String(id), title: `Pin ${String(id)}`, seo_title: '' })),
      );
    const { user, goTo, goBack } = openApp({ at: '/', server, viewer: aViewer() });
    await user.click(await screen.findByRole('link', { name: 'A chair' }));
    await heading('Pin 101');
    goTo('/pin/2/');
    await heading('Pin 2');
    goBack();
    await vi.waitFor(() => expect(document.title).toBe('Pin 101 · Pinakes'));
    expect(screen.getByRole('main', { hidden: true }).ariaLabel).toBe('Pinakes');
  });
});
