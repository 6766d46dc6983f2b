import type {
  ExperienceDetails,
  ExperienceJson,
  ExperienceLogEntry,
  ExperienceSummary,
  ListedSwitch,
  OperatorExperienceGateway,
  OperatorName,
} from '../../application/ports/experiences/operator-experience-gateway.ts';
import type { Refused } from '../../application/ports/refused.ts';
import { experienceResults, type EventCount } from '../../domain/experiences/authoring/experience-results.ts';
import { actionsIn, withAction } from '../../domain/experiences/authoring/experience-state.ts';
import { hasErrors, type Finding } from '../../domain/experiences/authoring/finding.ts';
import { isSameSwitch, killSwitch } from '../../domain/experiences/authoring/kill-switch.ts';
import {
  nextExperienceId,
  readDraft,
  storedDraft,
  unreadable,
} from '../../domain/experiences/authoring/read-draft.ts';
import { readImport } from '../../domain/experiences/authoring/read-import.ts';
import { NOBODY, type ExplainedFacts } from '../../domain/experiences/delivery/explanation.ts';
import { experienceSummary, explainStored, type StoredExperience } from './stored-experience.ts';

/** The surroundings of the gateway in a test. */
export type InMemoryOperatorOptions = {
  readonly now: () => number;
  readonly isOperator?: boolean;
  /** Members whose facts are known. */
  readonly people?: Readonly<Record<string, Partial<ExplainedFacts>>>;
  /** By experience. */
  readonly counts?: Readonly<Record<number, readonly EventCount[]>>;
  /** The check of drafts. */
  readonly lint?: (json: ExperienceJson) => readonly Finding[];
};

const OPERATOR: OperatorName = { username: 'olga', fullName: 'Olga' };
const NOTHING_STORED = { isPaused: false, isEnded: false, isArchived: false };

/** The experiences of a site in memory, for one operator. */
export class InMemoryOperatorExperiences implements OperatorExperienceGateway {
  readonly #options: InMemoryOperatorOptions;
  readonly #stored = new Map<number, StoredExperience>();
  #switches: readonly ListedSwitch[] = [];
  #log: readonly ExperienceLogEntry[] = [];

  constructor(options: InMemoryOperatorOptions) {
    this.#options = options;
  }

  async list(): ReturnType<OperatorExperienceGateway['list']> {
    if (!this.#isOperator) return undefined;
    const experiences = [...this.#stored].map(([id, one]) => this.#summary(id, one));
    const log = this.#log.filter(({ killSwitch }) => killSwitch !== null).slice(0, 20);
    return { experiences, switches: this.#switches, log };
  }

  async read(experienceId: number): Promise<ExperienceDetails | undefined> {
    const one = this.#stored.get(experienceId);
    if (one === undefined || !this.#isOperator) return undefined;
    return {
      summary: this.#summary(experienceId, one),
      revisions: one.revisions
        .map((revision) => ({ ...revision, findings: this.#findings(revision.definition) }))
        .toReversed(),
      log: this.#log.filter((entry) => entry.experienceId === experienceId),
    };
  }

  async save(
    definition: ExperienceJson,
    basedOn: number | null,
  ): ReturnType<OperatorExperienceGateway['save']> {
    if (!this.#isOperator) return refused();
    const id = Number(definition['experience_id'] ?? nextExperienceId(this.#stored.keys()));
    if (!Number.isSafeInteger(id) || id < 1) return refused('experience_id');
    const newest = this.#stored.get(id)?.revisions.at(-1)?.revision ?? null;
    if (newest !== basedOn) return { kind: 'conflict' };
    return { kind: 'saved', ...this.#add(id, definition, 'saved') };
  }

  async setLive(experienceId: number, revision: number): ReturnType<OperatorExperienceGateway['setLive']> {
    const one = this.#stored.get(experienceId);
    const found = one?.revisions.find((each) => each.revision === revision);
    if (one === undefined || found === undefined) return refused();
    if (one.state.isArchived) return { kind: 'conflict' };
    const findings = this.#findings(found.definition);
    if (hasErrors(findings)) return { kind: 'unready', findings };
    const event = one.live !== null && revision < one.live ? 'rolled_back' : 'live';
    this.#stored.set(experienceId, { ...one, live: revision, state: { ...one.state, isEnded: false } });
    this.#note({ event, experienceId, revision });
    return { kind: 'live', findings };
  }

  async change(...[experienceId, action]: Parameters<OperatorExperienceGateway['change']>) {
    const one = this.#stored.get(experienceId);
    if (one === undefined) return refused();
    if (!actionsIn(this.#summary(experienceId, one).state).includes(action))
      return { kind: 'conflict' as const };
    this.#stored.set(experienceId, { ...one, state: withAction({ ...one.state, schedule: null }, action) });
    this.#note({ event: action, experienceId });
    return { kind: 'done' as const };
  }

  async turn(
    ...[{ kind, name }, isOff]: Parameters<OperatorExperienceGateway['turn']>
  ): ReturnType<OperatorExperienceGateway['turn']> {
    const turned = this.#isOperator ? killSwitch(kind, name) : null;
    if (turned === null) return refused('name');
    const others = this.#switches.filter((one) => !isSameSwitch(one, turned));
    this.#switches = isOff ? [...others, { ...turned, origin: 'store' }] : others;
    this.#note({ event: isOff ? 'switched_off' : 'switched_on', killSwitch: turned });
    return { kind: 'switched', isStored: true, switches: this.#switches };
  }

  async results(experienceId: number, days: number): ReturnType<OperatorExperienceGateway['results']> {
    const one = this.#stored.get(experienceId);
    if (one === undefined) return undefined;
    const from = this.#today - days;
    const counts = (this.#options.counts?.[experienceId] ?? []).filter(({ day }) => day > from);
    const read = readDraft(one.revisions.at(-1)?.definition ?? {});
    return experienceResults(counts, { holdoutPercent: read.ok ? read.definition.holdoutPercent : 0 });
  }

  async explain(
    viewer: Parameters<OperatorExperienceGateway['explain']>[0],
  ): ReturnType<OperatorExperienceGateway['explain']> {
    const known = viewer.kind === 'user' ? this.#options.people?.[viewer.username] : {};
    if (known === undefined || !this.#isOperator) return refused('username');
    const facts = {
      ...NOBODY,
      ...(viewer.kind === 'user' && { isSignedIn: true }),
      ...viewer.facts,
      ...known,
    };
    const stored = { experiences: this.#stored.values(), switches: this.#switches };
    return { facts, experiences: explainStored(stored, facts, this.#options.now()) };
  }

  async previewLink(
    ...[experienceId, revision, path]: Parameters<OperatorExperienceGateway['previewLink']>
  ): ReturnType<OperatorExperienceGateway['previewLink']> {
    const one = this.#stored.get(experienceId);
    if (!one?.revisions.some((each) => each.revision === revision)) return refused();
    if (!/^\/(?![/\\])/.test(path)) return refused('path');
    const url = new URL(path, 'https://pins.test');
    url.searchParams.set('experience_preview', `${experienceId}.${revision}`);
    return { kind: 'link', url: url.href, expiresAt: this.#options.now() + 15 * 60_000 };
  }

  async exportAll(): ReturnType<OperatorExperienceGateway['exportAll']> {
    if (!this.#isOperator) return undefined;
    const kept = [...this.#stored].filter(([, { state }]) => !state.isArchived);
    return {
      experiences: kept.map(([id, one]) => {
        const { revisions, live } = one;
        const found = revisions.find(({ revision }) => revision === live) ?? revisions.at(-1);
        const runs = ['live', 'scheduled'].includes(this.#summary(id, one).state);
        return { ...found?.definition, ...(!runs && { paused: true }) };
      }),
    };
  }

  async importAll(file: unknown): ReturnType<OperatorExperienceGateway['importAll']> {
    if (!this.#isOperator) return refused();
    const { entries, problems } = readImport(file as ExperienceJson, new Set());
    if (problems.length > 0) return { kind: 'problems', problems };
    const drafts = entries.map((entry) => this.#add(Number(entry['experience_id']), entry, 'imported'));
    return { kind: 'imported', drafts };
  }

  get #isOperator(): boolean {
    return this.#options.isOperator ?? true;
  }

  get #today(): number {
    return Math.floor(this.#options.now() / 86_400_000);
  }

  #add(experienceId: number, json: ExperienceJson, event: 'saved' | 'imported') {
    const { revisions = [], live = null, state = NOTHING_STORED } = this.#stored.get(experienceId) ?? {};
    const revision = (revisions.at(-1)?.revision ?? 0) + 1;
    const definition = storedDraft(json, experienceId);
    const added = {
      revision,
      definition,
      hash: JSON.stringify(definition),
      createdAt: this.#options.now(),
      operator: OPERATOR,
    };
    this.#stored.set(experienceId, { revisions: [...revisions, added], live, state });
    this.#note({ event, experienceId, revision });
    return { experienceId, revision, findings: this.#findings(definition) };
  }

  #findings(json: ExperienceJson): readonly Finding[] {
    const read = readDraft(json);
    return read.ok ? (this.#options.lint?.(json) ?? []) : [unreadable(read.detail)];
  }

  #note(entry: Pick<ExperienceLogEntry, 'event'> & Partial<ExperienceLogEntry>): void {
    const nothing = { experienceId: null, revision: null, killSwitch: null };
    this.#log = [{ at: this.#options.now(), operator: OPERATOR, ...nothing, ...entry }, ...this.#log];
  }

  #summary(experienceId: number, stored: StoredExperience): ExperienceSummary {
    const now = this.#options.now();
    const today = (this.#options.counts?.[experienceId] ?? []).filter(({ day }) => day === this.#today);
    return experienceSummary(experienceId, stored, { now, switches: this.#switches, today });
  }
}

function refused(name?: string): Refused {
  const fields = name === undefined ? [] : [{ name, problem: 'not_allowed' as const }];
  return { kind: 'refused', message: 'Not possible.', fields };
}
