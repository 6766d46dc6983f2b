import { describe, expect, test } from 'vitest';
import type {
  ExperienceJson,
  OperatorExperienceGateway,
} from '../../src/application/ports/experiences/operator-experience-gateway.ts';
import type { EventCount } from '../../src/domain/experiences/authoring/experience-results.ts';

/** The same site for an operator and for a member who is none. */
export type ExperienceOperators = {
  readonly operator: OperatorExperienceGateway;
  readonly member: OperatorExperienceGateway;
  readonly now: number;
  /** The username of a member with an account of less than a day. */
  readonly newcomer: string;
  /** Counts something of an experience. */
  readonly count: (experienceId: number, counts: readonly EventCount[]) => Promise<void>;
};

const DAY_MS = 86_400_000;

/** Proves that an adapter writes, switches, explains and exports experiences as it promises. */
export function describeOperatorExperienceGateway(
  name: string,
  open: () => Promise<ExperienceOperators>,
): void {
  const localTime = (ms: number) => new Date(ms).toISOString().slice(0, 16);
  const aJson = (now: number, fields: ExperienceJson = {}): ExperienceJson => ({
    placement_id: 11,
    type: 27,
    name: 'Ideas for spring',
    display_data: { title: 'Spring', message: 'See <a href="/ideas">ideas</a>.' },
    schedule: { start: localTime(now - DAY_MS), end: localTime(now + 30 * DAY_MS) },
    ...fields,
  });
  const saved = async (
    { operator, now }: ExperienceOperators,
    fields: ExperienceJson = {},
    basedOn: number | null = null,
  ) => {
    const outcome = await operator.save(aJson(now, fields), basedOn);
    if (outcome.kind !== 'saved') throw new Error(outcome.kind);
    return outcome;
  };
  const live = async (site: ExperienceOperators, fields: ExperienceJson = {}) => {
    const draft = await saved(site, fields);
    expect(await site.operator.setLive(draft.experienceId, draft.revision)).toMatchObject({ kind: 'live' });
    return draft.experienceId;
  };
  const stateOf = async ({ operator }: ExperienceOperators, id: number) =>
    (await operator.read(id))?.summary.state;

  describe(`experiences of operators: ${name}`, () => {
    test('people who are no operators see and change nothing', async () => {
      const site = await open();
      const id = await live(site);
      const { member } = site;
      expect(await member.list()).toBeUndefined();
      expect(await member.read(id)).toBeUndefined();
      expect(await member.exportAll()).toBeUndefined();
      expect((await member.save(aJson(site.now), null)).kind).toBe('refused');
      expect((await member.turn({ kind: 'everything', name: '' }, true)).kind).toBe('refused');
      expect(await member.explain({ kind: 'made_up', facts: {} })).toMatchObject({ kind: 'refused' });
      expect((await site.operator.list())?.switches).toEqual([]);
    });

    test('a draft gets an id, is listed, and is not live', async () => {
      const site = await open();
      const { experienceId, revision } = await saved(site, { priority: 3, group: 'spring', paused: true });
      expect(revision).toBe(1);
      const overview = await site.operator.list();
      expect(overview?.experiences).toMatchObject([
        {
          experienceId,
          name: 'Ideas for spring',
          kind: 'inline-callout',
          placementId: 11,
          state: 'draft',
          origin: 'store',
          liveRevision: null,
          newestRevision: 1,
          priority: 3,
          group: 'spring',
          switchedOffBy: null,
        },
      ]);
      const details = await site.operator.read(experienceId);
      expect(details?.revisions[0]?.definition).not.toHaveProperty('paused');
      expect(details?.revisions[0]?.definition).toMatchObject({ experience_id: experienceId });
      expect(details?.log).toMatchObject([{ event: 'saved', experienceId, revision: 1 }]);
      expect(await site.operator.read(4711)).toBeUndefined();
    });

    test('each save is a revision of its own, and the live one stays', async () => {
      const site = await open();
      const id = await live(site);
      await saved(site, { experience_id: id, name: 'Later' }, 1);
      const details = await site.operator.read(id);
      expect(details?.revisions.map(({ revision }) => revision)).toEqual([2, 1]);
      expect(details?.revisions[1]?.definition['name']).toBe('Ideas for spring');
      expect(new Set(details?.revisions.map(({ hash }) => hash)).size).toBe(2);
      expect(details?.summary).toMatchObject({ liveRevision: 1, newestRevision: 2, state: 'live' });
    });

    test('the second of two operators who save at once gets a conflict, and nothing is lost', async () => {
      const site = await open();
      const { experienceId } = await saved(site);
      const json = (name: string) => aJson(site.now, { experience_id: experienceId, name });
      const outcomes = await Promise.all([
        site.operator.save(json('mine'), 1),
        site.operator.save(json('yours'), 1),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved']);
      expect((await site.operator.read(experienceId))?.revisions).toHaveLength(2);
      expect((await site.operator.save(json('new'), null)).kind).toBe('conflict');
    });

    test('a draft that cannot be read is saved, and does not go live', async () => {
      const site = await open();
      const { experienceId, findings } = await saved(site, { schedule: {} });
      expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', code: 'unreadable' }));
      expect(await site.operator.setLive(experienceId, 1)).toMatchObject({ kind: 'unready' });
      expect(await stateOf(site, experienceId)).toBe('draft');
      expect((await site.operator.setLive(experienceId, 7)).kind).toBe('refused');
    });

    test('an earlier revision is live again with one call', async () => {
      const site = await open();
      const id = await live(site);
      await saved(site, { experience_id: id, name: 'Later' }, 1);
      await site.operator.setLive(id, 2);
      expect((await site.operator.setLive(id, 1)).kind).toBe('live');
      const details = await site.operator.read(id);
      expect(details?.summary).toMatchObject({ name: 'Ideas for spring', liveRevision: 1 });
      expect(details?.log.map(({ event }) => event)).toEqual([
        'rolled_back',
        'live',
        'saved',
        'live',
        'saved',
      ]);
    });

    test('is paused, resumed, ended, archived and restored, and nothing else', async () => {
      const site = await open();
      const id = await live(site);
      const steps = [
        ['archive', 'live', 'conflict'],
        ['pause', 'paused', 'done'],
        ['pause', 'paused', 'conflict'],
        ['resume', 'live', 'done'],
        ['end', 'ended', 'done'],
        ['archive', 'archived', 'done'],
        ['restore', 'ended', 'done'],
      ] as const;
      for (const [action, state, outcome] of steps) {
        expect([action, (await site.operator.change(id, action)).kind]).toEqual([action, outcome]);
        expect([action, await stateOf(site, id)]).toEqual([action, state]);
      }
      expect((await site.operator.setLive(id, 1)).kind).toBe('live');
      expect(await stateOf(site, id)).toBe('live');
      expect((await site.operator.change(4711, 'pause')).kind).toBe('refused');
    });

    test('later experiences are scheduled, and those of the past have ended', async () => {
      const site = await open();
      const { now } = site;
      const later = { start: localTime(now + DAY_MS), end: localTime(now + 2 * DAY_MS) };
      expect(await stateOf(site, await live(site, { schedule: later }))).toBe('scheduled');
    });

    test('kill switches work at once and are written down', async () => {
      const site = await open();
      const id = await live(site, { group: 'spring' });
      const { operator } = site;
      const offBy = async () => (await operator.list())?.experiences[0]?.switchedOffBy;
      for (const killSwitch of [
        { kind: 'experience', name: String(id) },
        { kind: 'placement', name: '11' },
        { kind: 'group', name: 'spring' },
        { kind: 'everything', name: '' },
      ] as const) {
        expect(await operator.turn(killSwitch, true)).toMatchObject({ kind: 'switched', isStored: true });
        expect(await offBy()).toEqual(killSwitch);
        expect((await operator.list())?.switches).toEqual([{ ...killSwitch, origin: 'store' }]);
        await operator.turn(killSwitch, true);
        await operator.turn(killSwitch, false);
        expect(await offBy()).toBeNull();
      }
      const log = (await operator.list())?.log;
      expect(log?.[0]).toMatchObject({ event: 'switched_on', killSwitch: { kind: 'everything', name: '' } });
      expect((await operator.turn({ kind: 'placement', name: 'home' }, true)).kind).toBe('refused');
    });

    test('results by day never show counts below ten', async () => {
      const site = await open();
      const id = await live(site);
      const day = Math.floor(site.now / DAY_MS);
      await site.count(id, [
        { day: day - 1, event: 'viewed', times: 40 },
        { day: day - 1, event: 'completed', times: 12 },
        { day, event: 'viewed', times: 9 },
      ]);
      const results = await site.operator.results(id, 30);
      expect(results?.days.map((one) => [one.day, one.counts.viewed, one.counts.completed])).toEqual([
        [day - 1, 40, 12],
        [day, null, null],
      ]);
      expect(results?.totals).toMatchObject({ viewed: 40, completed: 10 });
      expect(results?.completed?.value).toBeCloseTo(12 / 49);
      expect(results?.warnings).toEqual(['few']);
      expect((await site.operator.results(id, 1))?.days).toHaveLength(1);
      expect((await site.operator.read(id))?.summary.today.viewed).toBeNull();
      expect(await site.operator.results(4711, 30)).toBeUndefined();
    });

    test('tells why somebody sees an experience or not', async () => {
      const site = await open();
      const id = await live(site, { audience: { accountAgeDays: { min: 7 } } });
      const of = async (facts: object) => {
        const told = await site.operator.explain({ kind: 'made_up', facts });
        if ('kind' in told) throw new Error(told.message);
        return told.experiences.find(({ experienceId }) => experienceId === id);
      };
      expect((await of({ isSignedIn: true, accountAgeDays: 8 }))?.decidedBy).toBeNull();
      const young = await of({ isSignedIn: true, accountAgeDays: 3 });
      expect(young?.decidedBy).toBe('audience: accountAgeDays');
      expect(young?.steps.find(({ passed }) => !passed)?.values).toEqual({ min: 7, max: null, found: 3 });
      const member = await site.operator.explain({ kind: 'user', username: site.newcomer, facts: {} });
      expect(member).toMatchObject({
        facts: { isSignedIn: true, accountAgeDays: 0 },
        experiences: [{ decidedBy: 'audience: accountAgeDays' }],
      });
      expect(member).not.toHaveProperty('facts.key');
      const nobody = await site.operator.explain({ kind: 'user', username: 'nobody_here', facts: {} });
      expect(nobody).toMatchObject({ kind: 'refused' });
      const visitor = { kind: 'visitor', id: 'visitor-7', facts: {} } as const;
      expect(await site.operator.explain(visitor)).toMatchObject({ facts: { isSignedIn: false } });
    });

    test('links to a preview on a page of the site', async () => {
      const site = await open();
      const { experienceId } = await saved(site);
      const link = await site.operator.previewLink(experienceId, 1, '/search/pins/?q=tea');
      if (link.kind !== 'link') throw new Error(link.message);
      expect(new URL(link.url).pathname).toBe('/search/pins/');
      expect(new URL(link.url).searchParams.get('q')).toBe('tea');
      expect(link.expiresAt).toBe(site.now + 15 * 60_000);
      expect((await site.operator.previewLink(experienceId, 2, '/')).kind).toBe('refused');
      for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/'])
        expect((await site.operator.previewLink(experienceId, 1, path)).kind).toBe('refused');
    });

    test('an export can be imported again, as drafts', async () => {
      const site = await open();
      const running = await live(site, { name: 'running' });
      const draft = await saved(site, { name: 'draft' });
      const file = await site.operator.exportAll();
      expect(file?.experiences).toMatchObject([
        { experience_id: running, name: 'running' },
        { experience_id: draft.experienceId, name: 'draft', paused: true },
      ]);
      expect(file?.experiences[0]).not.toHaveProperty('paused');
      expect(await site.operator.importAll(file)).toMatchObject({
        kind: 'imported',
        drafts: [
          { experienceId: running, revision: 2 },
          { experienceId: draft.experienceId, revision: 2 },
        ],
      });
      expect((await site.operator.read(running))?.summary).toMatchObject({ liveRevision: 1, state: 'live' });
    });

    test('an import takes all or nothing, and says what is wrong with each entry', async () => {
      const site = await open();
      const good = aJson(site.now, { experience_id: 1 });
      const experiences = [
        good,
        { ...good, experience_id: 2, schedule: {} },
        good,
        'text',
        { ...good, experience_id: 5, triggerable_placed_exps: ['11:5'] },
      ];
      const outcome = await site.operator.importAll({ experiences });
      expect(outcome.kind === 'problems' && outcome.problems.map(({ index, code }) => [index, code])).toEqual(
        [
          [1, 'unreadable'],
          [2, 'duplicate'],
          [3, 'unreadable'],
          [4, 'cycle'],
        ],
      );
      expect((await site.operator.list())?.experiences).toEqual([]);
      expect(await site.operator.importAll({ experiences: 7 })).toMatchObject({ kind: 'problems' });
    });
  });
}
