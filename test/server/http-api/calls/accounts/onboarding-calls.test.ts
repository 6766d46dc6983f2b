import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEAST_PINS_OF_TOPIC } from '../../../../../src/domain/topics/topic-pages.ts';
import { TOPIC_TREE } from '../../../../../src/domain/topics/topic-tree.ts';
import type { WireOnboarding } from '../../../../../wire/onboarding.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type { WireTopic } from '../../../../../wire/topic.ts';
import type { WireSettings } from '../../../../../wire/user.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const NAMES = ['Birds', 'Camping', 'Pottery', 'Cats', 'Dogs'];
const [BIRDS, CAMPING] = NAMES.map((name) => TOPIC_TREE.find((topic) => topic.name === name)!.id);

const get = async (member: Member = bob) =>
  succeeded<WireOnboarding>(await member.browser.call('OnboardingResource', 'get', {}));
const answer = (step: string, options: object = {}) =>
  bob.browser.call('OnboardingResource', 'update', { step, ...options });
const answered = async (step: string, options: object = {}) =>
  succeeded<WireOnboarding>(await answer(step, options));
const stepsOf = ({ steps }: WireOnboarding) =>
  steps.map(({ name, done, skipped }) => `${name}${done ? ' done' : ''}${skipped ? ' skipped' : ''}`);

async function makePins(count: number, title: string): Promise<readonly WirePin[]> {
  const { id } = await makeBoard(ann, { name: title });
  const pins = [];
  for (let number = 0; number < count; number += 1)
    pins.push(await makePin(ann, { title: `${title} ${number}`, board_id: id }));
  return pins;
}

async function followed(): Promise<readonly string[]> {
  const told = await bob.browser.call('InterestFollowingResource', 'get', {});
  return succeeded<WireTopic[]>(told).map(({ id }) => id);
}

async function favorites(pins: readonly WirePin[]): Promise<readonly string[]> {
  const marked = [];
  for (const { id } of pins) {
    const pin = succeeded<WirePin>(await bob.browser.call('PinResource', 'get', { id }));
    if (pin.favorited_by_me) marked.push(id);
  }
  return marked;
}

test('an empty server has nothing to ask', async () => {
  expect(await get()).toEqual({
    steps: [],
    min_picks: { desktop: 5, mobile: 3 },
    completed: true,
    interest_ids: [],
    use_case: null,
    pin_ids: [],
  });
  expect(outcomeOf(await app.browser().call('OnboardingResource', 'get', {}))).toBe('401/2');
});

test('a small server does not ask to choose from two topics', async () => {
  await makePins(LEAST_PINS_OF_TOPIC, 'Birds');
  await makePins(LEAST_PINS_OF_TOPIC, 'Camping');
  expect(stepsOf(await get())).toEqual(['Gender', 'UseCase', 'PinPicker', 'LoadingStep']);
  // Own pins are no choice.
  expect(await get(ann)).toMatchObject({ steps: [], completed: true });
});

test('topics are offered where there are five with pages', async () => {
  for (const name of NAMES) await makePins(LEAST_PINS_OF_TOPIC, name);
  expect(stepsOf(await get())).toEqual(['Gender', 'InterestPicker', 'UseCase', 'PinPicker', 'LoadingStep']);
});

describe('with pins', () => {
  let pins: readonly WirePin[];
  beforeEach(async () => {
    pins = await makePins(8, 'Birds');
  });

  test('answers are kept for every device', async () => {
    await answered('Gender', { skipped: true });
    const told = await answered('UseCase', { use_case: 'shop' });
    expect(stepsOf(told)).toEqual(['Gender skipped', 'UseCase done', 'PinPicker', 'LoadingStep']);
    expect(await get()).toEqual(told);
    expect(told).toMatchObject({ completed: false, use_case: 'shop' });
  });

  test('the last step ends them for good, also when there is more to choose later', async () => {
    const told = await answered('LoadingStep');
    expect(told).toMatchObject({ completed: true, steps: [{ name: 'LoadingStep', done: true }] });
    await makePins(8, 'Camping');
    expect(await get()).toMatchObject({ completed: true });
  });

  test('a gender is stored only if one is chosen', async () => {
    const gender = async () =>
      succeeded<WireSettings>(await bob.browser.call('UserSettingsResource', 'get', {})).gender;
    await answered('Gender', { skipped: true, gender: 'male' });
    expect(await gender()).toBe('unspecified');
    await answered('Gender', { gender: 'female' });
    expect(await gender()).toBe('female');
    await answered('UseCase', { use_case: 'ideas', gender: 'male' });
    expect(await gender()).toBe('female');
  });

  test('picked topics are followed; those that are picked no longer are not', async () => {
    await answered('InterestPicker', { interest_ids: [BIRDS, CAMPING] });
    expect([...(await followed())].sort()).toEqual([BIRDS, CAMPING].sort());
    const told = await answered('InterestPicker', { interest_ids: [CAMPING] });
    expect(await followed()).toEqual([CAMPING]);
    expect(told.interest_ids).toEqual([CAMPING]);
    expect(outcomeOf(await answer('InterestPicker', { interest_ids: [BIRDS, '9999999'] }))).toBe('404/60');
    expect(await followed()).toEqual([CAMPING]);
    await answered('InterestPicker', { skipped: true });
    expect(await followed()).toEqual([CAMPING]);
  });

  test('picked pins become favorites; those that are picked no longer are none', async () => {
    const ids = pins.map(({ id }) => id);
    await answered('PinPicker', { pin_ids: ids.slice(0, 3) });
    expect(await favorites(pins)).toEqual(ids.slice(0, 3));
    await answered('PinPicker', { pin_ids: ids.slice(2, 5) });
    expect(await favorites(pins)).toEqual(ids.slice(2, 5));
    expect(outcomeOf(await answer('PinPicker', { pin_ids: ['9999999'] }))).toBe('404/50');
    expect(await favorites(pins)).toEqual(ids.slice(2, 5));
  });

  test('wrong values are refused, and clients cannot write the answers past the steps', async () => {
    expect(outcomeOf(await answer('Nap'))).toBe('400/1');
    expect(outcomeOf(await answer('UseCase', { use_case: 'sleep' }))).toBe('400/1');
    const many = Array.from({ length: 51 }, (_, at) => String(at + 1));
    expect(outcomeOf(await answer('PinPicker', { pin_ids: many }))).toBe('400/1');
    const state = { state: 'ONBOARDING', value: { steps: { LoadingStep: 'done' } } };
    expect(outcomeOf(await bob.browser.call('UserStateResource', 'create', state))).toBe('400/1');
  });
});

test('the home feed is about the picked topics', async () => {
  const picked = ['Birds', 'Camping', 'Pottery', 'Cats', 'Chairs'];
  const others = ['Dogs', 'Bread', 'Watches', 'Bridges', 'Tulips', 'Guitars'];
  // The topics that are not picked are the newest.
  for (const name of [...picked, ...others]) await makePins(LEAST_PINS_OF_TOPIC, name);
  const isOfPick = ({ title }: Pick<WirePin, 'title'>) => picked.some((name) => title.startsWith(name));
  const share = async () => {
    const told = await bob.browser.call('UserHomefeedResource', 'get', {});
    const first = succeeded<WirePin[]>(told).slice(0, 25);
    expect(first).toHaveLength(25);
    return first.filter(isOfPick).length / first.length;
  };
  expect(await share()).toBeLessThan(0.6);
  const ids = picked.map((name) => TOPIC_TREE.find((topic) => topic.name === name)!.id);
  await answered('InterestPicker', { interest_ids: ids });
  expect(await share()).toBeGreaterThanOrEqual(0.8);
});
