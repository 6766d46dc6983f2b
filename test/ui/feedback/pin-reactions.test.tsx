// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import type { ReactionType } from '../../../src/domain/pins/pin-relations.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
const PATH = '/v3/pins/101/reactions/';
let animated: KeyframeAnimationOptions[] = [];
let reduced = false;

beforeEach(() => {
  animated = [];
  reduced = false;
  Element.prototype.animate = function (_frames, options) {
    animated.push(options as KeyframeAnimationOptions);
    return {} as Animation;
  };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-motion') }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reactions = (byMe: ReactionType | null, counts: Partial<Record<ReactionType, number>>) => ({
  reaction_by_me: byMe,
  reaction_counts: counts as Record<string, number>,
  reaction_counts_data: Object.entries(counts).map(([type, amount]) => ({
    reaction_type: Number(type) as ReactionType,
    reaction_count: amount,
  })),
});

async function openPin(fields: Partial<WirePin> = {}, { server = new WireServer(), signedIn = true } = {}) {
  server.on('Pin.get', aWireAnswer(aWirePin(fields)));
  const app = openApp({ at: '/pin/101/', server, viewer: signedIn ? aViewer() : null });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, server };
}

const counted = () =>
  screen.queryAllByRole('listitem').flatMap(({ textContent }) => /\w.*\d$/.exec(textContent)?.[0] ?? []);
const react = () => screen.findByRole('button', { name: /^(React|Your reaction)/ });

test('no reaction has the sign of a favorite', async () => {
  const { user } = await openPin();
  const signOf = (button: HTMLElement) => button.querySelector('path')?.getAttribute('d');
  const favorite = signOf(await screen.findByRole('button', { name: /^Favorite/ }));
  await user.click(await react());
  const choices = within(await screen.findByRole('group', { name: 'Reactions' })).getAllByRole('button');
  expect(choices).toHaveLength(5);
  expect(choices.map(signOf)).not.toContain(favorite);
});

describe('reactions of an open pin', () => {
  test('are counted for visitors, who cannot give any', async () => {
    await openPin(reactions(null, { 7: 3, 1: 1204 }), { signedIn: false });
    await vi.waitFor(() => expect(counted()).toEqual(['Good idea 3', 'Love 1,204']));
    expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  });

  test('are given by their names; the same again takes them back', async () => {
    const server = new WireServer().on(PATH, ({ reaction_type: type }) =>
      aWireAnswer(type === undefined ? reactions(null, { 7: 3 }) : reactions(11, { 7: 3, 11: 1 })),
    );
    const { user } = await openPin(reactions(null, { 7: 3 }), { server });
    await user.click(await react());
    const choices = within(screen.getByRole('group', { name: 'Reactions' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Good idea',
      'Love',
      'Thanks',
      'Wow',
      'Haha',
    ]);
    await user.click(choices.getByRole('button', { name: 'Wow' }));
    expect(counted()).toEqual(['Good idea 3', 'Wow 1']);
    expect(await react()).toBe(document.activeElement);
    await vi.waitFor(() => expect(server.optionsOf(PATH)).toEqual([{ reaction_type: 11 }]));

    await user.click(await screen.findByRole('button', { name: 'Your reaction: Wow. Change it' }));
    expect(choices.getByRole('button', { name: 'Wow' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(choices.getByRole('button', { name: 'Wow' }));
    expect(counted()).toEqual(['Good idea 3']);
    await vi.waitFor(() => expect(server.requests.at(-1)?.method).toBe('DELETE'));
  });

  test('are one for each person: another one takes the place of the first', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const server = new WireServer().on(PATH, () => answer.promise);
    const { user } = await openPin(reactions(1, { 1: 1 }), { server });
    await user.click(await react());
    await user.click(screen.getByRole('button', { name: 'Haha' }));
    expect(counted()).toEqual(['Haha 1']);
    // What others did meanwhile comes with the answer.
    answer.resolve(aWireAnswer(reactions(5, { 5: 1, 13: 2 })));
    await vi.waitFor(() => expect(counted()).toEqual(['Thanks 2', 'Haha 1']));
  });

  test.each([
    ['refused', () => aWireFailure('forbidden'), 'You are not allowed to do that.'],
    ['not heard', noAnswer, 'You seem to be offline. Nothing was lost – try again when you’re back online.'],
  ])('that are %s are taken back, which is said', async (_how, answer, text) => {
    const { user } = await openPin(reactions(1, { 1: 2 }), { server: new WireServer().on(PATH, answer) });
    await user.click(await react());
    await user.click(screen.getByRole('button', { name: 'Thanks' }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(counted()).toEqual(['Love 2']);
  });

  test('are removed for the people of an experiment', async () => {
    const { stores } = await openPin(reactions(1, { 1: 2 }));
    expect(counted()).toEqual(['Love 2']);
    act(() => stores.context.takePart({ reactions_removed: 'enabled' }));
    expect(counted()).toEqual([]);
    expect(screen.queryByRole('button', { name: /reaction/ })).toBeNull();
  });
});

test.each([
  [false, [{ duration: 3000, easing: 'steps(90)' }]],
  [true, []],
])('with motion reduced: %s the sign moves as %o', async (isReduced, moved) => {
  reduced = isReduced;
  const { user } = await openPin(
    {},
    { server: new WireServer().on(PATH, aWireAnswer(reactions(1, { 1: 1 }))) },
  );
  await user.click(await react());
  await user.click(screen.getByRole('button', { name: 'Love' }));
  expect(animated).toEqual(moved);
});
