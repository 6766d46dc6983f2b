import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireExperience } from '../../../../../wire/experience.ts';
import type {
  WireExperienceDetails,
  WireExperienceOverview,
  WireExplanation,
  WirePreviewLink,
  WireSavedDraft,
  WireSetLive,
} from '../../../../../wire/operator-experience.ts';
import { OPERATOR_EXPERIENCE_CALLS } from '../../../../../wire/calls/people/operator-experience.ts';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { previewTokenOf } from '../../../../../src/domain/experiences/preview-link.ts';
import { aDefinition, aSet } from '../../../../builders/experiences.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { DAY_MS, NOON } from '../../core/site-times.ts';
import { aMember, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let olga: Member;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  // Counts that wait would belong to the experiences of the next test.
  await app.deps.experienceCounts.write();
  await app.empty();
  await app.deps.liveExperiences.announceChange();
  olga = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const localTime = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const aJson = (fields: object = {}) => ({
  placement_id: 11,
  type: 27,
  name: 'Ideas for spring',
  display_data: { title: 'Spring', message: 'See <a href="/ideas">ideas</a>.' },
  schedule: { end: localTime(NOON + 30 * DAY_MS) },
  ...fields,
});
const call = (name: string, action: string, options: object = {}, by = olga): Promise<Told> =>
  by.browser.call(`Experience${name}Resource`, action, options);
const save = async (fields: object = {}, basedOn?: number) =>
  succeeded<WireSavedDraft>(await call('Draft', 'create', { definition: aJson(fields), based_on: basedOn }));
const setLive = async (experience_id: number, revision = 1) =>
  succeeded<WireSetLive>(await call('Live', 'update', { experience_id, revision }));
const live = async (fields: object = {}) => {
  const { experience_id: id } = await save(fields);
  expect(await setLive(id)).toMatchObject({ is_live: true });
  return id;
};
const overview = async () => succeeded<WireExperienceOverview>(await call('List', 'get'));
const details = async (experience_id: number) =>
  succeeded<WireExperienceDetails>(await call('Draft', 'get', { experience_id }));
/** The experience at the home of a member; 0 without one. */
const atHome = async (options: object = {}, { browser }: Member = ann) => {
  const told = await browser.call('UserExperienceResource', 'get', { placement_ids: [11], ...options });
  return (dataOf(told) as Record<string, WireExperience>)['11']?.experience_id;
};

describe('experiences of the store', () => {
  test('are delivered once they are live, and no more once they have ended', async () => {
    const { experience_id: id } = await save();
    expect(await atHome()).toBe(0);
    await setLive(id);
    expect(await atHome()).toBe(id);
    await call('State', 'update', { experience_id: id, action: 'pause' });
    expect(await atHome()).toBe(0);
    await call('State', 'update', { experience_id: id, action: 'resume' });
    expect(await atHome()).toBe(id);
    await call('State', 'update', { experience_id: id, action: 'end' });
    expect(await atHome()).toBe(0);
  });

  test('keep what somebody did with them over their revisions', async () => {
    const id = await live();
    const placed_experience_id = `11:${id}`;
    await ann.browser.call('UserExperienceResource', 'delete', { placed_experience_id });
    await save({ experience_id: id, display_data: { title: 'New', message: 'Newer' } }, 1);
    await setLive(id, 2);
    expect(await atHome()).toBe(0);
    await save({ experience_id: id, ask_again_since: localTime(NOON + DAY_MS) }, 2);
    app.time += 2 * DAY_MS;
    await setLive(id, 3);
    expect(await atHome()).toBe(id);
  });

  test('stand beside those of the file, which cannot be written', async () => {
    app.experiences = aSet(aDefinition({ experienceId: 500_417, name: 'File', priority: 5, revision: 3 }));
    const id = await live();
    const { experiences } = await overview();
    expect(experiences.map((one) => [one.experience_id, one.origin, one.state])).toEqual([
      [500_417, 'file', 'live'],
      [id, 'store', 'live'],
    ]);
    expect(await atHome()).toBe(500_417);
    const written = { definition: aJson({ experience_id: 500_417 }) };
    expect(outcomeOf(await call('Draft', 'create', written))).toBe('400/1');
    const ofFile = { experience_id: 500_417, revision: 3 };
    expect(outcomeOf(await call('Live', 'update', ofFile))).toBe('404/70');
    expect((await details(500_417)).revisions[0]?.definition).toMatchObject({ name: 'File', priority: 5 });
    const file = { experiences: [aJson({ experience_id: 500_417 })] };
    expect(succeeded(await call('Import', 'create', { file }))).toMatchObject({
      drafts: [],
      problems: [{ index: 0, experience_id: 500_417, code: 'from_file' }],
    });
  });

  test('that trigger each other can go live one after the other', async () => {
    const second = await save({ name: 'Second', placement_id: 1_000_503, triggered: true });
    const targets = [`1000503:${second.experience_id}`];
    const first = await save({ name: 'First', triggerable_placed_exps: targets });
    expect(await setLive(second.experience_id)).toMatchObject({ is_live: true });
    expect(await setLive(first.experience_id)).toMatchObject({ is_live: true });
  });
});

describe('what cannot go live can be saved', () => {
  const problems: readonly (readonly [string, object])[] = [
    ['an unknown kind', { type: 99 }],
    ['a message of more than 4 kB', { display_data: { title: 't', message: 'x'.repeat(4097) } }],
    ['a link that runs script', { display_data: { title: 't', message: '<a href="javascript:x()">x</a>' } }],
    ['a trigger of itself', { experience_id: 77, triggerable_placed_exps: ['11:77'] }],
    ['a trigger of what is not there', { triggerable_placed_exps: ['11:4711'] }],
    ['an end in the past', { schedule: { end: localTime(NOON - DAY_MS) } }],
    ['no end', { schedule: {} }],
    ['a time that is none', { schedule: { end: '2026-02-30T12:00' } }],
    ['an unknown time zone', { schedule: { end: localTime(NOON + DAY_MS), time_zone: 'Mars/Base' } }],
    ['an unknown fact', { audience: { gender: ['f'] } }],
    ['a wrong type', { priority: 'high' }],
    ['no placement', { placement_id: null }],
    ['no content', { display_data: 'text' }],
  ];
  test.each(problems)('%s', async (_name, fields) => {
    const saved = await save(fields);
    expect(saved.findings.filter(({ severity }) => severity === 'error')).not.toEqual([]);
    expect(await setLive(saved.experience_id)).toMatchObject({ is_live: false });
    expect((await details(saved.experience_id)).summary.state).toBe('draft');
    expect(await atHome()).toBe(0);
  });

  test('script in a message is text', async () => {
    const message = 'Hi<script>alert(1)</script> <img src=x onerror=alert(1)>';
    const { findings } = await save({ display_data: { title: 't', message } });
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'warning', code: 'markup-lost' }));
  });

  test('clocks that change are known', async () => {
    const schedule = { start: '2027-03-28T02:30', end: '2027-04-01T00:00', time_zone: 'Europe/Berlin' };
    const { experience_id: id } = await save({ schedule });
    await setLive(id);
    const { starts_at, ends_at, state } = (await details(id)).summary;
    expect([starts_at, ends_at, state]).toEqual([
      'Sun, 28 Mar 2027 01:00:00 +0000',
      'Wed, 31 Mar 2027 22:00:00 +0000',
      'scheduled',
    ]);
    app.time = Date.parse('2027-03-28T00:59:59Z');
    expect(await atHome()).toBe(0);
    app.time = Date.parse('2027-03-28T01:00:00Z');
    expect(await atHome()).toBe(id);
  });

  test('whatever JSON it is', async () => {
    const hostile = fc.dictionary(
      fc.constantFrom(
        ...['experience_id', 'placement_id', 'type', 'name', 'display_data', 'schedule', 'audience'],
        ...['caps', 'triggerable_placed_exps', 'metadata', 'experiment', 'group', '__proto__', 'off'],
      ),
      fc.jsonValue({ maxDepth: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (definition) => {
        const told = await call('Draft', 'create', { definition: { ...definition, name: 'x' } });
        expect(['200', '400/1', '409/17']).toContain(outcomeOf(told));
        expect(outcomeOf(await call('List', 'get'))).toBe('200');
        const file = { experiences: [definition] };
        expect(['200', '400/1']).toContain(outcomeOf(await call('Import', 'create', { file })));
      }),
      { numRuns: 40 },
    );
  });
});

describe('wrong options are refused', () => {
  test.each([
    ['Draft', 'create', { definition: [] }],
    ['Draft', 'create', { definition: 'text' }],
    ['Draft', 'create', { definition: { name: 'x'.repeat(70_000) } }],
    ['Draft', 'create', { definition: aJson({ experience_id: 'one' }) }],
    ['Draft', 'create', { definition: aJson({ experience_id: -1 }) }],
    ['Draft', 'create', { definition: aJson(), based_on: 0 }],
    ['Draft', 'get', { experience_id: 'x' }],
    ['Live', 'update', { experience_id: 1 }],
    ['State', 'update', { experience_id: 1, action: 'delete' }],
    ['Switch', 'update', { kind: 'person', name: 'x', is_off: true }],
    ['Switch', 'update', { kind: 'placement', name: '1x', is_off: true }],
    ['Switch', 'update', { kind: 'group', is_off: true }],
    ['Switch', 'update', { kind: 'everything' }],
    ['Results', 'get', { experience_id: 1, days: 1000 }],
    ['Explanation', 'get', { facts: { board_count: 'many' } }],
    ['Explanation', 'get', { facts: { viewport: 'huge' } }],
    ['Explanation', 'get', { username: 'ann', visitor: 'v' }],
    ['Import', 'create', { file: 'text' }],
    ['Import', 'create', {}],
  ])('%s %s %o', async (name, action, options) => {
    expect(outcomeOf(await call(name, action, options))).toBe('400/1');
  });

  test('for who is no operator no call exists', async () => {
    const visitor = { browser: await app.browser().arrive(), user: ann.user };
    for (const { name, action } of Object.values(OPERATOR_EXPERIENCE_CALLS)) {
      const options = {
        experience_id: 1,
        revision: 1,
        definition: aJson(),
        kind: 'everything',
        is_off: true,
      };
      const more = { action: 'pause', file: { experiences: [] } };
      const told = await ann.browser.call(name, action, { ...options, ...more });
      expect([name, outcomeOf(told)]).toEqual([name, '404/11']);
      expect(outcomeOf(await visitor.browser.call(name, action, { ...options, ...more }))).toMatch(
        /^40[14]\//,
      );
    }
    expect((await overview()).switches).toEqual([]);
  });
});

describe('kill switches', () => {
  const turn = (kind: string, name: string, is_off: boolean) =>
    call('Switch', 'update', { kind, name, is_off });

  test('take what they name from pages at once', async () => {
    const id = await live({ group: 'spring' });
    const switches = [
      ['experience', String(id)],
      ['placement', '11'],
      ['group', 'spring'],
      ['everything', ''],
    ] as const;
    for (const [kind, name] of switches) {
      await turn(kind, name, true);
      expect([kind, await atHome()]).toEqual([kind, 0]);
      await turn(kind, name, false);
      expect([kind, await atHome()]).toEqual([kind, id]);
    }
  });

  test('of the file cannot be turned on here', async () => {
    await live();
    app.experiences = { ...aSet(), switches: { ...aSet().switches, everything: true } };
    await turn('everything', '', false);
    expect(await atHome()).toBe(0);
    expect((await overview()).switches).toEqual([{ kind: 'everything', name: '', origin: 'file' }]);
  });
});

describe('a preview', () => {
  const linkTo = async (experience_id: number, revision = 1) =>
    succeeded<WirePreviewLink>(await call('Preview', 'create', { experience_id, revision, path: '/ideas/' }));
  const tokenOf = (url: string) => previewTokenOf(new URL(url).search) ?? '';

  test('shows a revision that is not live to who has the link, for a quarter of an hour', async () => {
    const { experience_id: id } = await save({ audience: { signedIn: false }, caps: { views: 1 } });
    const { url } = await linkTo(id);
    const preview = tokenOf(url);
    expect(await atHome()).toBe(0);
    expect(await atHome({ preview })).toBe(id);
    expect(await atHome({ preview: `${preview.slice(0, -1)}${preview.endsWith('0') ? '1' : '0'}` })).toBe(0);
    expect(await atHome({ preview: preview.replace(`.${id}.`, `.${id + 1}.`) })).toBe(0);
    app.time += 15 * 60_000 - 1;
    expect(await atHome({ preview })).toBe(id);
    app.time += 1001;
    expect(await atHome({ preview })).toBe(0);
  });

  test('counts and stores nothing', async () => {
    const id = await live({ caps: { views: 1 } });
    const preview = tokenOf((await linkTo(id)).url);
    const placed_experience_id = `11:${id}`;
    const counts = async () => {
      await app.deps.experienceCounts.write();
      return app.store.experiences.dayCounts(id, 0);
    };
    const before = await counts();
    for (const [name, action] of [
      ['UserExperienceViewedResource', 'update'],
      ['UserExperienceResource', 'delete'],
      ['UserExperienceCompletedResource', 'update'],
    ] as const) {
      expect(await atHome({ preview })).toBe(id);
      const told = await ann.browser.call(name, action, { placed_experience_id, preview });
      expect(dataOf(told)).toEqual({ placed_experience_id, status: null });
    }
    const ofAnn = { kind: 'user', id: toUserId(ann.user.id) } as const;
    expect(await app.store.experiences.marksOf(ofAnn)).toEqual([]);
    expect(await counts()).toEqual(before);
    expect(await atHome()).toBe(id);
  });

  test('is no page for search engines', async () => {
    const { url } = await linkTo(await live());
    const { pathname, search } = new URL(url);
    const page = await ann.browser.send(pathname + search);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await ann.browser.send(pathname)).headers.get('x-robots-tag')).toBeNull();
  });
});

test('an explanation says of a person nothing but the facts of the audience', async () => {
  const id = await live({ caps: { views: 1 }, holdout_percent: 5 });
  const placed_experience_id = `11:${id}`;
  await ann.browser.call('UserExperienceViewedResource', 'update', { placed_experience_id });
  await ann.browser.call('UserExperienceResource', 'delete', { placed_experience_id });
  const told = await call('Explanation', 'get', { username: 'ann' });
  const { facts, experiences } = succeeded<WireExplanation>(told);
  expect(experiences[0]?.decided_by).toBe('ended');
  expect(Object.keys(facts).toSorted()).toEqual([
    ...['account_age_days', 'board_count', 'country', 'groups', 'is_bot', 'is_partner', 'is_signed_in'],
    ...['locale', 'page_kind', 'save_count', 'viewport'],
  ]);
  expect(told.text).not.toContain(ann.user.id);
  expect(told.text).not.toContain('ann@example.org');
});
