import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '../../../../../src/domain/statistics/day.ts';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WireExperience } from '../../../../../wire/experience.ts';
import { aDefinition, aSet } from '../../../../builders/experiences.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { NOON } from '../../core/site-times.ts';
import { aMember, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

type Experiences = Readonly<Record<string, WireExperience>>;

const PAIR = '11:500417';
const ONBOARDING = aDefinition({ experienceId: 500_417, priority: 1 });

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  app.experiences = aSet(
    ONBOARDING,
    aDefinition({ experienceId: 502_312, displayData: { type: 'info-callout', message: 'Second' } }),
    aDefinition({ experienceId: 502_320, placementId: 1_000_503, isTriggered: true }),
  );
});
afterAll(() => app.close());

const all = async ({ browser }: { browser: SmallBrowser }, options: object = {}) =>
  dataOf(await browser.call('UserExperiencePlatformResource', 'get', options));
const at = async (
  { browser }: { browser: SmallBrowser },
  placement_ids: readonly number[],
  more: object = {},
) => dataOf(await browser.call('UserExperienceResource', 'get', { placement_ids, ...more })) as Experiences;
const mark = (resource: string, action: string, pair = PAIR, { browser }: { browser: SmallBrowser } = ann) =>
  browser.call(resource, action, { placed_experience_id: pair });
const view = () => mark('UserExperienceViewedResource', 'update');
const complete = () => mark('UserExperienceCompletedResource', 'update');
const dismiss = () => mark('UserExperienceResource', 'delete');

describe('experiences', () => {
  test('are read for all placements, and as lists', async () => {
    const { 11: first } = (await all(ann)) as Experiences;
    expect(first).toMatchObject({
      ...{ experience_id: 500_417, placement_id: 11, type: 1, status: null, extraContext: {} },
      ...{ display_data: { type: 'info-callout', message: 'Hello' }, triggerable_placed_exps: [] },
    });
    expect(first?.metadata).toMatchObject({
      '500417': { viewports: ['xs', 'sm', 'md', 'lg'], exempt: false },
    });
    expect(await all(ann, { multiExperiencePlatform: true, extra_context: '{"locale":"de"}' })).toMatchObject(
      {
        11: [{ experience_id: 500_417 }, { experience_id: 502_312 }],
      },
    );
  });

  test('are read of named placements, of type 0 where there is none', async () => {
    expect(await at(ann, [11, 12])).toMatchObject({
      11: { experience_id: 500_417 },
      12: { experience_id: 0, placement_id: 12, type: 0, status: null },
    });
    expect(await at(ann, [12])).not.toHaveProperty('11');
    const told = await ann.browser.call('UserExperienceResource', 'get', {});
    expect(outcomeOf(told)).toBe('400/1');
    const big = { extra_context: { x: 'x'.repeat(5000) } };
    expect(outcomeOf(await ann.browser.call('UserExperiencePlatformResource', 'get', big))).toBe('400/1');
  });

  test('depend on what the page says of its window', async () => {
    app.experiences = aSet(aDefinition({ audience: { viewports: ['xs'] } }));
    expect((await at(ann, [11], { extra_context: { viewport: 'lg' } }))['11']?.type).toBe(0);
    expect((await at(ann, [11], { extra_context: { viewport: 'xs' } }))['11']?.type).toBe(1);
    expect((await at(ann, [11]))['11']).toMatchObject({ metadata: { '1': { viewports: ['xs'] } } });
  });

  test('depend on the account', async () => {
    app.experiences = aSet(
      aDefinition({ audience: { boards: { max: 0 }, saves: { max: 0 }, signedIn: true } }),
    );
    expect((await at(ann, [11]))['11']?.type).toBe(1);
    const visitor = { browser: app.browser() };
    expect((await at(visitor, [11]))['11']?.type).toBe(0);
  });

  test.each(['Googlebot/2.1', 'facebookexternalhit/1.1'])('are none for %s', async (agent) => {
    const headers = { 'User-Agent': agent };
    const browser = app.browser();
    const read = (resource: string, options: object) => browser.call(resource, 'get', options, { headers });
    expect(dataOf(await read('UserExperiencePlatformResource', {}))).toEqual({});
    expect(dataOf(await read('UserExperienceResource', { placement_ids: [11] }))).toEqual({});
  });
});

describe('marks', () => {
  test('are viewed, then completed or dismissed, once', async () => {
    expect(dataOf(await view())).toEqual({ placed_experience_id: PAIR, status: 'viewed' });
    expect((await at(ann, [11]))['11']?.status).toBe('viewed');
    expect(dataOf(await complete())).toMatchObject({ status: 'completed' });
    for (const again of [view, complete, dismiss])
      expect(dataOf(await again())).toMatchObject({ status: 'completed' });
    expect((await at(ann, [11]))['11']?.experience_id).toBe(502_312);
    expect(dataOf(await mark('UserExperienceResource', 'delete', '11%3A502312'))).toEqual({
      placed_experience_id: '11:502312',
      status: 'dismissed',
    });
    expect((await at(ann, [11]))['11']?.type).toBe(0);
  });

  test('may complete without the home feed', async () => {
    const options = { placed_experience_id: PAIR, without_homefeed: true };
    const told = await ann.browser.call('UserExperienceCompletedResource', 'update', options);
    expect(dataOf(told)).toMatchObject({ status: 'completedWithoutHomefeed' });
  });

  test('of unknown pairs change nothing, and what is no pair is refused', async () => {
    for (const pair of ['12:500417', '11:1', '99:99'])
      expect(dataOf(await mark('UserExperienceViewedResource', 'update', pair))).toMatchObject({
        status: null,
      });
    expect(outcomeOf(await mark('UserExperienceViewedResource', 'update', 'x'))).toBe('400/1');
  });

  test('at the same time count once', async () => {
    const endings = async () => {
      await app.deps.experienceCounts.write();
      const counts = await app.store.experiences.dayCounts(500_417, dayOf(NOON));
      const isEnd = ({ event }: { event: string }) => event === 'completed' || event === 'dismissed';
      return counts.filter(isEnd).reduce((sum, { times }) => sum + times, 0);
    };
    const before = await endings();
    const told = await Promise.all([complete(), dismiss(), complete(), dismiss()]);
    const statuses = new Set(told.map((one) => (dataOf(one) as { status: string }).status));
    expect(statuses.size).toBe(1);
    expect(await endings()).toBe(before + 1);
  });

  test('of visitors are kept only with an id, apart from those of members', async () => {
    const visitor = { browser: app.browser() };
    await visitor.browser.arrive();
    expect(dataOf(await mark('UserExperienceResource', 'delete', PAIR, visitor))).toMatchObject({
      status: null,
    });
    await visitor.browser.call('UserSettingsResource', 'update', { allow_analytic_cookies: true });
    expect(dataOf(await mark('UserExperienceResource', 'delete', PAIR, visitor))).toMatchObject({
      status: 'dismissed',
    });
    expect((await at(visitor, [11]))['11']?.experience_id).toBe(502_312);
    expect((await at(ann, [11]))['11']?.experience_id).toBe(500_417);
  });

  test('of visitors without an id are remembered by their browser alone, also after a log-in', async () => {
    const visitor = { browser: app.browser() };
    await visitor.browser.arrive();
    await mark('UserExperienceViewedResource', 'update', PAIR, visitor);
    await mark('UserExperienceResource', 'delete', '11:99', visitor);
    expect(visitor.browser.cookies.has('_closed_messages')).toBe(false);
    await mark('UserExperienceResource', 'delete', PAIR, visitor);
    expect(visitor.browser.cookies.get('_closed_messages')).toMatch(/^500417\.\d+$/);
    expect((await at(visitor, [11]))['11']).toMatchObject({ experience_id: 502_312, status: null });
    expect((await at({ browser: app.browser() }, [11]))['11']?.experience_id).toBe(500_417);
    ann.browser.cookies.set('_closed_messages', visitor.browser.cookies.get('_closed_messages')!);
    expect((await at(ann, [11]))['11']?.experience_id).toBe(502_312);
  });

  test('of visitors are asked for again when the operator says so', async () => {
    const visitor = { browser: app.browser() };
    await visitor.browser.arrive();
    await mark('UserExperienceCompletedResource', 'update', PAIR, visitor);
    app.experiences = aSet({ ...ONBOARDING, askAgainSince: NOON + 86_400_000 });
    expect((await at(visitor, [11]))['11']?.experience_id).toBe(500_417);
  });
});

describe('triggers', () => {
  const trigger = (pair: string) => ann.browser.send(`/v3/experiences/${pair}/trigger/`, { method: 'PUT' });

  test('show what waits for them', async () => {
    expect((await at(ann, [1_000_503]))['1000503']?.type).toBe(0);
    expect(dataOf(await trigger('1000503%3A502320'))).toMatchObject({ experience_id: 502_320 });
    expect((await at(ann, [1_000_503]))['1000503']?.experience_id).toBe(502_320);
    expect(dataOf(await trigger('1000503%3A99'))).toEqual({ type: 0 });
  });
});

test('a placement without experiences costs no statement, one with some costs one', async () => {
  const { deliverExperiences } = app.deps;
  const owner = { kind: 'user', id: toUserId(ann.user.id) } as const;
  const facts = { key: 'user 1', isBot: false, isSignedIn: true, isPartner: false, accountAgeDays: 0 };
  const more = { locale: 'en', country: 'US', viewport: null, pageKind: null, groups: {} };
  const counts = () => Promise.reject(new Error('not needed'));
  const run = (placements: readonly number[]) =>
    deliverExperiences.run(
      { owner, closed: new Map(), facts: { ...facts, ...more }, once: (read) => read(), counts },
      placements,
    );
  expect(await app.countStatements(() => run([12]))).toBe(0);
  expect(await app.countStatements(() => run([11, 1_000_503]))).toBe(1);
});
