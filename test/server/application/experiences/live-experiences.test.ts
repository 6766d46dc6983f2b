import { describe, expect, test } from 'vitest';
import { LiveExperiences } from '../../../../server/application/experiences/live-experiences.ts';
import { TurnKillSwitch } from '../../../../server/application/experiences/turn-kill-switch.ts';
import type { RunningExperience } from '../../../../server/application/ports/people/operator-experiences.ts';
import {
  StoreUnavailable,
  type Store,
  type StoreReader,
} from '../../../../server/application/ports/store.ts';
import { InProcessSignal } from '../../../../server/application/processes/in-process-signal.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { KillSwitch } from '../../../../src/domain/experiences/authoring/kill-switch.ts';
import { NO_EXPERIENCES } from '../../../../src/domain/experiences/delivery/experience-definition.ts';
import { aDefinition, aSet } from '../../../builders/experiences.ts';

const EVERYTHING = { kind: 'everything', name: '' } as const;
const running = (experienceId: number, fields: Partial<RunningExperience> = {}): RunningExperience => {
  const json = { experience_id: experienceId, placement_id: 11, schedule: { end: '2030-01-01T00:00' } };
  return { experienceId, revision: 1, definition: JSON.stringify(json), isPaused: false, ...fields };
};

/** Two processes on one store. */
function aSite() {
  const signal = new InProcessSignal();
  const stored: { running: readonly RunningExperience[]; switches: readonly KillSwitch[] } = {
    running: [running(1)],
    switches: [],
  };
  const site = {
    now: 0,
    isDown: false,
    reads: 0,
    file: NO_EXPERIENCES,
    stored,
    logged: [] as string[],
  };
  const ask = async <T>(value: () => T): Promise<T> => {
    if (site.isDown) throw new StoreUnavailable('away');
    return value();
  };
  const operatorExperiences = {
    running: () => {
      site.reads += 1;
      return ask(() => site.stored.running);
    },
    switches: () => ask(() => site.stored.switches),
    turn: (killSwitch: KillSwitch, isOff: boolean) =>
      ask(() => void (site.stored.switches = isOff ? [killSwitch] : [])),
    note: () => ask(() => undefined),
  };
  const store = {
    operatorExperiences,
    transaction: (work: (tx: unknown) => Promise<unknown>) => work({ operatorExperiences }),
  } as unknown as StoreReader & Pick<Store, 'transaction'>;
  const clock = { now: () => site.now };
  const logger = { warn: (event: string) => void site.logged.push(event) };
  const process = () => {
    const file = { current: () => site.file };
    const live = new LiveExperiences({ file, store, signal, clock, logger });
    const turn = new TurnKillSwitch({ store, live, ids: { next: () => '1' }, clock, logger });
    return { live, turn };
  };
  return { site, one: process(), other: process() };
}

const idsOf = (live: LiveExperiences) => live.current().definitions.map(({ experienceId }) => experienceId);

describe('live experiences', () => {
  test('are those of the file and of the store; of two with one id that of the file counts', async () => {
    const { site, one } = aSite();
    site.file = aSet(aDefinition({ experienceId: 2, name: 'file' }));
    site.stored.running = [running(1), running(2)];
    await one.live.whenRead();
    expect(idsOf(one.live)).toEqual([2, 1]);
    site.file = aSet();
    expect(idsOf(one.live)).toEqual([1, 2]);
  });

  test('are read once, and again after a change, in all processes', async () => {
    const { site, one, other } = aSite();
    await Promise.all([one.live.whenRead(), other.live.whenRead()]);
    await one.live.whenRead();
    expect(site.reads).toBe(2);
    site.stored.running = [running(1, { revision: 2 })];
    await one.live.announceChange();
    await other.live.whenRead();
    expect(other.live.current().definitions).toMatchObject([{ experienceId: 1, revision: 2 }]);
  });

  test('are read again after a minute, also if nobody told of a change', async () => {
    const { site, one } = aSite();
    expect(await one.live.run()).toBe(60_000);
    site.stored.running = [];
    site.now = 59_999;
    await one.live.run();
    expect(idsOf(one.live)).toEqual([1]);
    site.now = 60_000;
    await one.live.run();
    expect(idsOf(one.live)).toEqual([]);
  });

  test('stay the same object until something changes', async () => {
    const { site, one } = aSite();
    await one.live.whenRead();
    const before = one.live.current();
    await one.live.refresh();
    expect(one.live.current()).toBe(before);
    site.stored.running = [running(1), running(2)];
    await one.live.refresh();
    expect(one.live.current()).not.toBe(before);
    expect(one.live.current().definitions[0]).toBe(before.definitions[0]);
    site.stored.running = [running(1, { isPaused: true })];
    await one.live.refresh();
    expect(one.live.current().definitions).toMatchObject([{ isPaused: true }]);
  });

  test('are those that were read last while the store is away', async () => {
    const { site, one } = aSite();
    await one.live.whenRead();
    site.isDown = true;
    await one.live.refresh();
    expect(idsOf(one.live)).toEqual([1]);
    expect(site.logged).toEqual(['experiences.unread']);
    site.isDown = false;
    site.stored.running = [];
    site.now += 5_000;
    await one.live.run();
    expect(idsOf(one.live)).toEqual([]);
  });

  test('that cannot be read are left out', async () => {
    const { site, one } = aSite();
    site.stored.running = [running(1, { definition: '{}' }), running(2)];
    await one.live.whenRead();
    expect(idsOf(one.live)).toEqual([2]);
  });
});

describe('a kill switch', () => {
  const operator = toUserId('7');

  test('works in all processes, until it is turned on anywhere', async () => {
    const { one, other } = aSite();
    await Promise.all([one.live.whenRead(), other.live.whenRead()]);
    expect(await one.turn.run(operator, EVERYTHING, true)).toEqual({
      isStored: true,
      switches: [{ ...EVERYTHING, origin: 'store' }],
    });
    await other.live.whenRead();
    expect(other.live.current().switches.everything).toBe(true);
    await other.turn.run(operator, EVERYTHING, false);
    await one.live.whenRead();
    expect([one, other].map(({ live }) => live.current().switches.everything)).toEqual([false, false]);
  });

  test('works in this process without a store, and says so', async () => {
    const { site, one, other } = aSite();
    await Promise.all([one.live.whenRead(), other.live.whenRead()]);
    site.isDown = true;
    const { isStored, switches } = await one.turn.run(operator, EVERYTHING, true);
    expect([isStored, switches]).toEqual([false, [{ ...EVERYTHING, origin: 'store' }]]);
    expect([one, other].map(({ live }) => live.current().switches.everything)).toEqual([true, false]);
    await one.live.refresh();
    expect(one.live.current().switches.everything).toBe(true);
    expect((await one.turn.run(operator, EVERYTHING, false)).isStored).toBe(false);
    expect(one.live.current().switches.everything).toBe(false);
  });

  test('of the file works without a store', async () => {
    const { site, one } = aSite();
    await one.live.whenRead();
    site.isDown = true;
    site.file = { ...aSet(), switches: { ...aSet().switches, placements: new Set([11]) } };
    expect(one.live.current().switches.placements).toEqual(new Set([11]));
    expect(one.live.switches()).toEqual([{ kind: 'placement', name: '11', origin: 'file' }]);
  });
});
