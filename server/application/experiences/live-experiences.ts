import {
  isSameSwitch,
  killSwitchesOf,
  listOfSwitches,
  type KillSwitch,
} from '../../../src/domain/experiences/authoring/kill-switch.ts';
import { readDraft } from '../../../src/domain/experiences/authoring/read-draft.ts';
import type {
  ExperienceDefinition,
  ExperienceSet,
} from '../../../src/domain/experiences/delivery/experience-definition.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { RunningExperience } from '../ports/people/operator-experiences.ts';
import type { ChangeSignal } from '../ports/processes.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock, Logger } from '../ports/surroundings.ts';
import { isPeriodOver } from '../is-period-over.ts';

export type LiveExperiencesDeps = {
  /** The operator's file. */
  readonly file: ExperienceRegistry;
  readonly store: Pick<StoreReader, 'operatorExperiences'>;
  readonly signal: ChangeSignal;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
};

/** The topic under which the processes of a store tell each other of changed experiences. */
const CHANGED = 'experiences';
/** The store is read again after this time, also if nobody told of a change, in milliseconds. */
const READ_AGAIN_MS = 60_000;
/** The same after a failure. */
const TRY_AGAIN_MS = 5_000;

type Stored = {
  readonly definitions: readonly ExperienceDefinition[];
  readonly switches: readonly KillSwitch[];
};

/**
 * The experiences of the operator's file together with those of the store. Of two with one id that of the file counts.
 * While the store does not answer, what was read last counts, and the switches of the file and of this process work.
 */
export class LiveExperiences implements ExperienceRegistry {
  readonly #deps: LiveExperiencesDeps;
  #stored: Stored = { definitions: [], switches: [] };
  /** Switched off in this process, whatever the store says. */
  #own: readonly KillSwitch[] = [];
  /** When it is to be read again; null before the first read. */
  #readAgainAt: number | null = null;
  /** Null: a read that began after the last known change has ended, or failed. */
  #reading: Promise<void> | null = null;
  #merged: { readonly file: ExperienceSet; readonly set: ExperienceSet } | null = null;
  /** By id, revision and pause, so that an unchanged experience stays the same object. */
  #read = new Map<string, ExperienceDefinition>();

  constructor(deps: LiveExperiencesDeps) {
    this.#deps = deps;
    deps.signal.listen(CHANGED, () => void this.refresh());
  }

  current(): ExperienceSet {
    const file = this.#deps.file.current();
    if (this.#merged?.file !== file) this.#merged = { file, set: this.#merge(file) };
    return this.#merged.set;
  }

  /** Waits until the store was read once, and after a change until it was read again. Never rejects. */
  async whenRead(): Promise<void> {
    if (this.#readAgainAt === null) await this.refresh();
    else if (this.#reading !== null) await this.#reading;
  }

  /** Reads the store if that is due. @returns when it is due again, in milliseconds since the epoch */
  async run(): Promise<number> {
    const { clock } = this.#deps;
    const at = this.#readAgainAt;
    if (at === null || isPeriodOver(at - READ_AGAIN_MS, READ_AGAIN_MS, clock.now())) await this.refresh();
    return this.#readAgainAt ?? clock.now() + TRY_AGAIN_MS;
  }

  /** Reads the store again. Never rejects. */
  refresh(): Promise<void> {
    const next = (this.#reading ?? Promise.resolve()).then(() => this.#readOnce());
    const reading = next.finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#readAgainAt = this.#deps.clock.now() + READ_AGAIN_MS;
    this.#reading = reading;
    return reading;
  }

  /** Tells all processes that experiences or switches have changed in the store. */
  async announceChange(): Promise<void> {
    this.#deps.signal.announce(CHANGED);
    await this.#reading;
  }

  /** Switches off or on in this process at once. */
  turnHere(killSwitch: KillSwitch, isOff: boolean): void {
    const others = this.#own.filter((one) => !isSameSwitch(one, killSwitch));
    this.#own = isOff ? [...others, killSwitch] : others;
    this.#merged = null;
  }

  /** What is switched off, and where. */
  switches(): readonly (KillSwitch & { readonly origin: 'file' | 'store' })[] {
    const file = listOfSwitches(this.#deps.file.current().switches);
    const stored = this.#storedSwitches().filter((one) => !file.some((other) => isSameSwitch(one, other)));
    return [
      ...file.map((one) => ({ ...one, origin: 'file' as const })),
      ...stored.map((one) => ({ ...one, origin: 'store' as const })),
    ];
  }

  #storedSwitches(): readonly KillSwitch[] {
    const { switches } = this.#stored;
    return [...switches, ...this.#own.filter((own) => !switches.some((one) => isSameSwitch(one, own)))];
  }

  #merge(file: ExperienceSet): ExperienceSet {
    const stored = killSwitchesOf(this.#storedSwitches());
    const ofFile = new Set(file.definitions.map(({ experienceId }) => experienceId));
    const { definitions } = this.#stored;
    return {
      definitions: [...file.definitions, ...definitions.filter((one) => !ofFile.has(one.experienceId))],
      switches: {
        everything: file.switches.everything || stored.everything,
        experiences: file.switches.experiences.union(stored.experiences),
        placements: file.switches.placements.union(stored.placements),
        groups: file.switches.groups.union(stored.groups),
      },
    };
  }

  async #readOnce(): Promise<void> {
    const { store, clock, logger } = this.#deps;
    try {
      const [running, switches] = await Promise.all([
        store.operatorExperiences.running(),
        store.operatorExperiences.switches(),
      ]);
      // What the store knows by now it may also switch on again.
      this.#own = this.#own.filter((own) => !switches.some((one) => isSameSwitch(one, own)));
      const before = this.#read;
      this.#read = new Map();
      const definitions = running.flatMap((one) => this.#definitionOf(one, before));
      const isSame =
        definitions.length === this.#stored.definitions.length &&
        definitions.every((one, index) => one === this.#stored.definitions[index]) &&
        switches.length === this.#stored.switches.length &&
        switches.every((one, index) => isSameSwitch(one, this.#stored.switches[index]!));
      if (isSame) return;
      this.#stored = { definitions, switches };
      this.#merged = null;
    } catch (error) {
      this.#readAgainAt = clock.now() + TRY_AGAIN_MS;
      logger.warn('experiences.unread', { error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  #definitionOf(
    { experienceId, revision, definition, isPaused }: RunningExperience,
    before: ReadonlyMap<string, ExperienceDefinition>,
  ): ExperienceDefinition[] {
    const key = `${experienceId} ${revision} ${isPaused}`;
    const known = before.get(key) ?? readRevision(definition, revision, isPaused);
    if (known === null) return [];
    this.#read.set(key, known);
    return [known];
  }
}

function readRevision(json: string, revision: number, isPaused: boolean): ExperienceDefinition | null {
  const read = readDraft(JSON.parse(json) as Record<string, unknown>);
  return read.ok ? { ...read.definition, revision, isPaused } : null;
}
