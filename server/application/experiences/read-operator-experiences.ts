import {
  experienceResults,
  shownCounts,
  type EventCount,
  type ExperienceResults,
} from '../../../src/domain/experiences/authoring/experience-results.ts';
import {
  experienceState,
  type ExperienceState,
} from '../../../src/domain/experiences/authoring/experience-state.ts';
import {
  killSwitchesOf,
  switchAgainst,
  type KillSwitch,
} from '../../../src/domain/experiences/authoring/kill-switch.ts';
import {
  draftFacts,
  factsOfDefinition,
  type DraftFacts,
} from '../../../src/domain/experiences/authoring/read-draft.ts';
import type { Finding } from '../../../src/domain/experiences/authoring/finding.ts';
import type { ExperienceDefinition } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import { byId } from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import { isPagePart } from '../../../src/domain/experiences/page-part.ts';
import { fullName } from '../../../src/domain/text/full-name.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type {
  ExperienceLogRecord,
  ExperienceRevisionRecord,
  OperatorExperienceRecord,
} from '../ports/people/operator-experiences.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { definitionToJson } from './internal/definition-to-json.ts';
import { parseJson, type ExperienceJson } from './internal/experience-json.ts';
import type { LintExperiences } from './lint-experiences.ts';
import type { LiveExperiences } from './live-experiences.ts';

type ReadOperatorExperiencesDeps = {
  readonly store: Pick<StoreReader, 'operatorExperiences' | 'experiences' | 'users'>;
  readonly file: ExperienceRegistry;
  readonly live: Pick<LiveExperiences, 'switches'>;
  readonly lint: Pick<LintExperiences, 'run'>;
  readonly clock: Clock;
};

/** An experience as operators see it in the list. */
export type ListedExperience = DraftFacts & {
  readonly experienceId: number;
  readonly origin: 'file' | 'store';
  readonly state: ExperienceState;
  readonly liveRevision: number | null;
  readonly newestRevision: number;
  readonly switchedOffBy: KillSwitch | null;
  readonly today: ReturnType<typeof shownCounts>;
};

export type OperatorNames = ReadonlyMap<UserId, { readonly username: string; readonly fullName: string }>;

export type ReadRevision = Omit<ExperienceRevisionRecord, 'definition'> & {
  readonly definition: ExperienceJson;
  readonly findings: readonly Finding[];
};

/** The most entries of the log that are shown. */
const LOG_SHOWN = 200;
const SWITCH_LOG_SHOWN = 20;

/** What operators see of experiences. */
export class ReadOperatorExperiences {
  readonly #deps: ReadOperatorExperiencesDeps;

  constructor(deps: ReadOperatorExperiencesDeps) {
    this.#deps = deps;
  }

  async list() {
    const { store, live } = this.#deps;
    const [stored, counts, log] = await Promise.all([
      store.operatorExperiences.all(),
      this.#countsToday(),
      store.operatorExperiences.switchLog(SWITCH_LOG_SHOWN),
    ]);
    const file = byId(this.#deps.file.current());
    const experiences = [
      ...[...file.values()].map((one) => this.#ofFile(one, counts)),
      ...stored
        .filter(({ experienceId }) => !file.has(experienceId))
        .map((one) => this.#ofStore(one, one.shown, counts)),
    ].toSorted((a, b) => a.experienceId - b.experienceId);
    return { experiences, switches: live.switches(), log, names: await this.#namesOf(log) };
  }

  /** Undefined when there is none of this id. */
  async details(experienceId: number) {
    const { store, lint } = this.#deps;
    const counts = await this.#countsToday();
    const log = await store.operatorExperiences.logOf(experienceId, LOG_SHOWN);
    const ofFile = byId(this.#deps.file.current()).get(experienceId);
    if (ofFile !== undefined) {
      const summary = this.#ofFile(ofFile, counts);
      return { summary, revisions: [await this.#fileRevision(ofFile)], log, names: await this.#namesOf(log) };
    }
    const found = await store.operatorExperiences.find(experienceId);
    if (found === undefined) return undefined;
    const records = await store.operatorExperiences.revisionsOf(experienceId);
    const drafts = records.map(({ definition }) => parseJson(definition));
    const findings = await lint.run(drafts);
    const revisions = records.map((record, index): ReadRevision => {
      return { ...record, definition: drafts[index] ?? {}, findings: findings[index] ?? [] };
    });
    const shown = records.find(({ revision }) => revision === found.liveRevision) ?? records[0];
    if (shown === undefined) return undefined;
    const summary = this.#ofStore(found, shown, counts);
    return { summary, revisions, log, names: await this.#namesOf([...log, ...records]) };
  }

  /** What the counts of the last days tell; undefined for unknown ids. */
  async results(experienceId: number, days: number): Promise<ExperienceResults | undefined> {
    const { store, clock, file } = this.#deps;
    const ofFile = byId(file.current()).get(experienceId);
    const holdoutPercent = ofFile?.holdoutPercent ?? (await this.#holdoutOf(experienceId));
    if (holdoutPercent === undefined) return undefined;
    const counts = await store.experiences.dayCounts(experienceId, dayOf(clock.now()) - days + 1);
    const events = counts.map(({ day, event, times }) => ({ day, event, times }));
    return experienceResults(events, { holdoutPercent });
  }

  /**
   * All experiences that are not archived, in the form of the operator's file, without those that pages render
   * themselves. The ones that are not live are paused in it.
   */
  async exportAll(): Promise<readonly ExperienceJson[]> {
    const { store, file } = this.#deps;
    const ofFile = byId(file.current());
    const stored = await store.operatorExperiences.all();
    const kept = stored.filter((one) => !one.isArchived && !ofFile.has(one.experienceId));
    return [
      ...[...ofFile.values()].filter((one) => !isPagePart(one)).map(definitionToJson),
      ...kept.map((one) => {
        const { state } = this.#ofStore(one, one.shown, new Map());
        const runs = state === 'live' || state === 'scheduled';
        const { revision } = one.shown;
        return { ...parseJson(one.shown.definition), revision, ...(!runs && { paused: true }) };
      }),
    ];
  }

  async #holdoutOf(experienceId: number): Promise<number | undefined> {
    const { operatorExperiences } = this.#deps.store;
    const found = await operatorExperiences.find(experienceId);
    if (found === undefined) return undefined;
    const revision = found.liveRevision ?? found.newestRevision;
    const record = await operatorExperiences.revision(experienceId, revision);
    const percent = record === undefined ? 0 : parseJson(record.definition)['holdout_percent'];
    return typeof percent === 'number' ? percent : 0;
  }

  #countsToday(): Promise<ReadonlyMap<number, readonly EventCount[]>> {
    const { store, clock } = this.#deps;
    return store.operatorExperiences.countsOn(dayOf(clock.now()));
  }

  #ofFile(
    definition: ExperienceDefinition,
    counts: ReadonlyMap<number, readonly EventCount[]>,
  ): ListedExperience {
    const { experienceId, revision, isPaused, schedule } = definition;
    const stored = { schedule, isPaused, isEnded: false, isArchived: false };
    return {
      ...factsOfDefinition(definition),
      experienceId,
      origin: 'file',
      state: experienceState(stored, this.#deps.clock.now()),
      liveRevision: revision,
      newestRevision: revision,
      switchedOffBy: this.#switchAgainst(definition),
      today: shownCounts(counts.get(experienceId) ?? []),
    };
  }

  #ofStore(
    record: OperatorExperienceRecord,
    shown: ExperienceRevisionRecord,
    counts: ReadonlyMap<number, readonly EventCount[]>,
  ): ListedExperience {
    const facts = draftFacts(parseJson(shown.definition));
    const { experienceId, liveRevision, newestRevision } = record;
    const schedule = liveRevision === null ? null : facts.schedule;
    return {
      ...facts,
      experienceId,
      origin: 'store',
      state: experienceState({ ...record, schedule }, this.#deps.clock.now()),
      liveRevision,
      newestRevision,
      switchedOffBy: this.#switchAgainst({ ...facts, experienceId, placementId: facts.placementId ?? -1 }),
      today: shownCounts(counts.get(experienceId) ?? []),
    };
  }

  #switchAgainst(one: Parameters<typeof switchAgainst>[0]): KillSwitch | null {
    return switchAgainst(one, killSwitchesOf(this.#deps.live.switches()));
  }

  async #fileRevision(definition: ExperienceDefinition): Promise<ReadRevision> {
    const { experienceId, revision } = definition;
    const json = definitionToJson(definition);
    const [findings = []] = isPagePart(definition) ? [] : await this.#deps.lint.run([json]);
    const of = { experienceId, revision, schemaVersion: 1, hash: '', operatorId: null, createdAt: 0 };
    return { ...of, definition: json, findings };
  }

  async #namesOf(
    records: readonly Pick<ExperienceLogRecord | ExperienceRevisionRecord, 'operatorId'>[],
  ): Promise<OperatorNames> {
    const ids = [...new Set(records.map(({ operatorId }) => operatorId))].filter((id) => id !== null);
    const people = await this.#deps.store.users.views(ids, null);
    return new Map(
      people.map(({ id, username, firstName, lastName }) => [
        id,
        { username, fullName: fullName({ firstName, lastName }) },
      ]),
    );
  }
}
