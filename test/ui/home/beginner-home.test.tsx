// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireFullViewer } from '../../../wire/user.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort, aWireViewer } from '../../builders/a-wire-user.ts';
import { useNativeLayers } from '../native-layers.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
useNativeLayers();
afterEach(cleanup);

const ANN = aWireUserShort({ id: '11', username: 'ann' });
const BOB = aWireUserShort({ id: '12', username: 'bob' });
const ownPin = () => aWirePin({ pinner: ANN });
const otherPin = () => aWirePin({ pinner: BOB });
const ownBoard = (fields = {}) =>
  aWireBoard({ id: '21', name: 'Herbs', url: '/ann/herbs/', owner: ANN, pin_count: 0, ...fields });

const GUIDE = { placement_id: 11, experience_id: 600_001, type: 1000, status: null };
const NO_GUIDE = { placement_id: 11, experience_id: 0, type: 0 };

type World = {
  readonly pins?: readonly object[];
  readonly boards?: readonly object[];
  readonly viewer?: Partial<WireFullViewer>;
  readonly hidden?: boolean;
  /** Open steps after sign-up. */
  readonly onboarding?: readonly object[];
};

/** The server of somebody who has these pins to see, these boards, and these counts. */
const serverOf = ({ pins = [], boards = [], viewer = {}, hidden = false, onboarding = [] }: World) =>
  new WireServer()
    .on('UserHomefeed.get', aWireAnswer([...pins]))
    .on('UserSession.get', aWireAnswer({ viewer: aWireViewer({ pin_count: 0, ...viewer }) }))
    .on('Onboarding.get', aWireAnswer({ steps: onboarding, completed: onboarding.length === 0 }))
    .on('UserExperience.get', aWireAnswer({ 11: hidden ? NO_GUIDE : GUIDE }))
    .on('UserExperienceViewed.update', aWireAnswer({}))
    .on('Boards.get', aWireAnswer([...boards]));

async function openHome(world: World, server = serverOf(world)) {
  const app = openApp({ at: '/', server, viewer: aViewer({ entityId: ANN.id as never, pinCount: 0 }) });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  return app;
}

const guide = () => screen.queryByRole('region', { name: 'Three steps to your first board' });
/** What stands at each step: a tick, or its button, or nothing yet. */
const steps = () =>
  within(guide()!)
    .getAllByRole('listitem')
    .map((step) => {
      const heading = within(step).getByRole('heading');
      const name = heading.getAttribute('aria-label') ?? heading.textContent;
      const action = within(step).queryByRole('link') ?? within(step).queryByRole('button');
      return action === null ? name : `${name} [${action.textContent}]`;
    });

describe('who begins where nobody has pinned anything', () => {
  test('makes a board first', async () => {
    await openHome({});
    expect(steps()).toEqual([
      'Create a board [Create board]',
      'Add your first pins',
      'See them on your board',
    ]);
    expect(screen.queryByText('Make your first pin')).toBeNull();
  });

  test('then adds pictures to it', async () => {
    await openHome({ boards: [ownBoard()] });
    expect(steps()).toEqual([
      'Done: Create a board',
      'Add your first pins [Add images]',
      'See them on your board',
    ]);
    const add = screen.getByRole('link', { name: 'Add images' });
    expect(add.getAttribute('href')).toBe('/pin/create/?board_id=21');
  });

  test('then sees them there, and here already', async () => {
    const boards = [ownBoard({ id: '22', url: '/ann/empty/' }), ownBoard({ pin_count: 1 })];
    await openHome({ pins: [ownPin()], boards, viewer: { pin_count: 1 } });
    expect(steps().at(-1)).toBe('See them on your board [See your board]');
    expect(screen.getByRole('link', { name: 'See your board' }).getAttribute('href')).toBe('/ann/herbs/');
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test('is left alone once there is a wall', async () => {
    await openHome({ pins: [ownPin()], viewer: { pin_count: 3 } });
    expect(guide()).toBeNull();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test('counts neither the board of quick saves nor boards of others', async () => {
    const boards = [ownBoard({ layout: 'quick_saves' }), ownBoard({ id: '23', owner: BOB })];
    await openHome({ boards });
    expect(steps()[0]).toBe('Create a board [Create board]');
  });
});

test('a board made in the guide ticks its step and hands on to the next', async () => {
  const server = serverOf({}).on('Board.create', aWireAnswer(ownBoard()));
  const { user } = await openHome({}, server);
  await user.click(screen.getByRole('button', { name: 'Create board' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create board' });
  await user.type(within(dialog).getByLabelText('Name'), 'Herbs');
  await user.click(within(dialog).getByRole('button', { name: 'Create board' }));
  const add = await screen.findByRole('link', { name: 'Add images' });
  expect(add.getAttribute('href')).toBe('/pin/create/?board_id=21');
  await vi.waitFor(() => expect(document.activeElement).toBe(add));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('hidden steps', () => {
  test('are gone at once, and kept so with the account', async () => {
    const server = serverOf({}).on('UserExperience.delete', aWireAnswer({}));
    const { user } = await openHome({}, server);
    await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
    expect(guide()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Make your first pin' })).toBeDefined();
    await vi.waitFor(() =>
      expect(server.optionsOf('UserExperience.delete')).toMatchObject([
        { placed_experience_id: '11:600001' },
      ]),
    );
  });

  test('stay hidden', async () => {
    await openHome({ hidden: true });
    expect(guide()).toBeNull();
  });

  test('stay hidden in this visit also when that could not be kept', async () => {
    const server = serverOf({}).on('UserExperience.delete', noAnswer);
    const { user, logger, goTo } = await openHome({}, server);
    await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
    await vi.waitFor(() => expect(logger.entries.at(-1)).toMatchObject({ event: 'experience-not-ended' }));
    goTo('/me/');
    goTo('/');
    expect(guide()).toBeNull();
  });
});

describe('the guide is an experience', () => {
  test('which counts as viewed once, when it is displayed', async () => {
    const server = serverOf({});
    const { goTo } = await openHome({}, server);
    await vi.waitFor(() =>
      expect(server.optionsOf('UserExperienceViewed.update')).toMatchObject([
        { placed_experience_id: '11:600001' },
      ]),
    );
    server.on('UserExperience.get', aWireAnswer({ 11: { ...GUIDE, status: 'viewed' } }));
    goTo('/me/');
    goTo('/');
    await vi.waitFor(() => expect(guide()).not.toBeNull());
    expect(server.optionsOf('UserExperienceViewed.update')).toHaveLength(1);
  });

  test('which is complete with its last step', async () => {
    const world = { pins: [ownPin()], boards: [ownBoard({ pin_count: 1 })], viewer: { pin_count: 1 } };
    const server = serverOf(world).on('UserExperienceCompleted.update', aWireAnswer({}));
    const { user } = await openHome({}, server);
    await user.click(screen.getByRole('link', { name: 'See your board' }));
    await vi.waitFor(() =>
      expect(server.optionsOf('UserExperienceCompleted.update')).toMatchObject([
        { placed_experience_id: '11:600001' },
      ]),
    );
  });

  test('which is not shown in the place of another message, nor viewed', async () => {
    const other = { ...GUIDE, experience_id: 500_500, type: 27 };
    const server = serverOf({}).on('UserExperience.get', aWireAnswer({ 11: other }));
    await openHome({}, server);
    expect(guide()).toBeNull();
    expect(server.optionsOf('UserExperienceViewed.update')).toEqual([]);
  });
});

describe('among pins of others', () => {
  test('who keeps nothing sees them at once, with a word on how to begin', async () => {
    await openHome({ pins: [otherPin()] });
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(screen.getByText(/Open a pin to save it to a board/)).toBeDefined();
    expect(guide()).toBeNull();
  });

  test('and stays away when it was read again in between', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = serverOf({ pins: [otherPin()] }).on('UserExperienceCompleted.update', aWireAnswer({}));
    const { user, goTo } = await openHome({}, server);
    await screen.findByRole('button', { name: 'Got it' });
    server.on('UserSession.get', () => late.promise);
    goTo('/');
    await vi.waitFor(() => expect(server.optionsOf('UserSession.get').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    late.resolve(aWireAnswer({ viewer: aWireViewer({ pin_count: 0 }) }));
    await act(async () => late.promise);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  });

  test('the word goes when it was read', async () => {
    const server = serverOf({ pins: [otherPin()] }).on('UserExperienceCompleted.update', aWireAnswer({}));
    const { user } = await openHome({}, server);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Open a pin to save it/)).toBeNull();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test.each([{ pin_count: 1 }, { following_count: 1 }])('who has begun needs none: %o', async (viewer) => {
    await openHome({ pins: [otherPin()], viewer });
    expect(screen.queryByText(/Open a pin to save it/)).toBeNull();
  });
});

test('a guide that cannot be read does not keep the home away', async () => {
  const server = serverOf({ pins: [otherPin()] }).on('UserExperience.get', noAnswer);
  await openHome({}, server);
  expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
  expect(screen.queryByText(/Open a pin to save it/)).toBeNull();
});

describe('the steps after sign-up', () => {
  const open = [{ name: 'Gender', done: false, skipped: false }];

  test('are offered until somebody does not want them', async () => {
    const server = serverOf({ pins: [otherPin()], onboarding: open }).on(
      'Onboarding.update',
      aWireAnswer({ steps: [{ name: 'LoadingStep', done: true, skipped: false }], completed: true }),
    );
    await openHome({}, server);
    const note = await screen.findByRole('complementary', { name: 'Personalize your feed' });
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/welcome/');
    await act(async () => within(note).getByRole('button', { name: 'Not now' }).click());
    expect(await screen.findByText(/Open a pin to save it/)).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'Personalize your feed' })).toBe(null);
  });

  test('are not offered where only own pins are, or when the server does not tell of them', async () => {
    await openHome({ pins: [ownPin()], boards: [ownBoard()], onboarding: open });
    expect(screen.queryByRole('complementary', { name: 'Personalize your feed' })).toBe(null);
    cleanup();
    await openHome({}, serverOf({ pins: [otherPin()] }).on('Onboarding.get', noAnswer));
    expect(screen.queryByRole('complementary', { name: 'Personalize your feed' })).toBe(null);
  });
});
