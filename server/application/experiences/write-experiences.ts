import { hasErrors, type Finding } from '../../../src/domain/experiences/authoring/finding.ts';
import {
  actionsIn,
  experienceState,
  withAction,
  type ExperienceAction,
  type ExperienceLogEvent,
} from '../../../src/domain/experiences/authoring/experience-state.ts';
import {
  draftFacts,
  nextExperienceId,
  storedDraft,
} from '../../../src/domain/experiences/authoring/read-draft.ts';
import { readImport, type ImportProblem } from '../../../src/domain/experiences/authoring/read-import.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import { parseJson, type ExperienceJson } from './internal/experience-json.ts';
import type { LintExperiences } from './lint-experiences.ts';
import type { LiveExperiences } from './live-experiences.ts';

type WriteExperiencesDeps = {
  readonly store: Store;
  /** The operator's file, whose experiences are not written here. */
  readonly file: ExperienceRegistry;
  readonly live: Pick<LiveExperiences, 'announceChange'>;
  readonly lint: Pick<LintExperiences, 'run'>;
  readonly secrets: Pick<Secrets, 'hashToken'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

export type SavedExperience = {
  readonly experienceId: number;
  readonly revision: number;
  readonly findings: readonly Finding[];
};

/** The version of the JSON form of experiences. */
const SCHEMA_VERSION = 1;

/** Writes the experiences of the store: revisions, which one is live, and their states. */
export class WriteExperiences {
  readonly #deps: WriteExperiencesDeps;

  constructor(deps: WriteExperiencesDeps) {
    this.#deps = deps;
  }

  /** Adds a revision. `basedOn` is the newest one that the operator knew; null for a new experience. */
  async save(
    operatorId: UserId,
    json: ExperienceJson,
    basedOn: number | null,
  ): Promise<
    | ({ readonly kind: 'saved' } & SavedExperience)
    | { readonly kind: 'conflict' }
    | { readonly kind: 'refused'; readonly problem: 'bad_format' | 'not_unique' }
  > {
    const { store } = this.#deps;
    const given = json['experience_id'];
    if (given !== undefined && !isExperienceId(given)) return { kind: 'refused', problem: 'bad_format' };
    if (given !== undefined && this.#fileIds().has(given)) return { kind: 'refused', problem: 'not_unique' };
    const saved = await store.transaction(async (tx) => {
      const id = given ?? (await this.#newId(tx));
      const before = await tx.operatorExperiences.find(id);
      if ((before?.newestRevision ?? null) !== basedOn) return null;
      return this.#add(tx, { operatorId, json, id, event: 'saved', revision: (basedOn ?? 0) + 1 });
    });
    if (saved === null) return { kind: 'conflict' };
    const [findings = []] = await this.#deps.lint.run([storedDraft(json, saved.experienceId)]);
    return { kind: 'saved', ...saved, findings };
  }

  /** Makes a revision the live one, unless its check finds errors. */
  async setLive(
    operatorId: UserId,
    { experienceId, revision }: { readonly experienceId: number; readonly revision: number },
  ): Promise<
    | { readonly kind: 'live' | 'unready'; readonly findings: readonly Finding[] }
    | { readonly kind: 'conflict' }
    | { readonly kind: 'not_found' }
  > {
    const { store, live, lint } = this.#deps;
    const found = await store.operatorExperiences.revision(experienceId, revision);
    if (found === undefined || this.#fileIds().has(experienceId)) return { kind: 'not_found' };
    const [findings = []] = await lint.run([parseJson(found.definition)]);
    if (hasErrors(findings)) return { kind: 'unready', findings };
    const isDone = await store.transaction(async (tx) => {
      const before = await tx.operatorExperiences.find(experienceId);
      if (before === undefined || before.isArchived) return false;
      await tx.operatorExperiences.update({ ...before, liveRevision: revision, isEnded: false });
      const isEarlier = before.liveRevision !== null && revision < before.liveRevision;
      await this.#note(tx, operatorId, isEarlier ? 'rolled_back' : 'live', { experienceId, revision });
      return true;
    });
    if (!isDone) return { kind: 'conflict' };
    await live.announceChange();
    return { kind: 'live', findings };
  }

  /** Pauses, resumes, ends, archives or restores. */
  async change(
    operatorId: UserId,
    experienceId: number,
    action: ExperienceAction,
  ): Promise<'done' | 'conflict' | 'not_found'> {
    const { store, live, clock } = this.#deps;
    const outcome = await store.transaction(async (tx) => {
      const before = await tx.operatorExperiences.find(experienceId);
      if (before === undefined) return 'not_found';
      const { liveRevision } = before;
      const shown =
        liveRevision === null ? undefined : await tx.operatorExperiences.revision(experienceId, liveRevision);
      const schedule = shown === undefined ? null : draftFacts(parseJson(shown.definition)).schedule;
      const state = { ...before, schedule };
      if (!actionsIn(experienceState(state, clock.now())).includes(action)) return 'conflict';
      const { isPaused, isEnded, isArchived } = withAction(state, action);
      await tx.operatorExperiences.update({ ...before, isPaused, isEnded, isArchived });
      await this.#note(tx, operatorId, action, { experienceId });
      return 'done';
    });
    if (outcome === 'done') await live.announceChange();
    return outcome;
  }

  /** Makes drafts of all entries of a file, or of none. */
  async import(
    operatorId: UserId,
    file: ExperienceJson,
  ): Promise<{ readonly drafts: readonly SavedExperience[]; readonly problems: readonly ImportProblem[] }> {
    const { entries, problems } = readImport(file, this.#fileIds());
    if (problems.length > 0) return { drafts: [], problems };
    const drafts = await this.#deps.store.transaction(async (tx) => {
      const added: Omit<SavedExperience, 'findings'>[] = [];
      for (const json of entries) {
        const id = Number(json['experience_id']);
        const revision = ((await tx.operatorExperiences.find(id))?.newestRevision ?? 0) + 1;
        added.push(await this.#add(tx, { operatorId, json, id, event: 'imported', revision }));
      }
      return added;
    });
    const findings = await this.#deps.lint.run(entries);
    return {
      drafts: drafts.map((draft, index) => ({ ...draft, findings: findings[index] ?? [] })),
      problems,
    };
  }

  async #add(
    tx: StoreTransaction,
    draft: {
      readonly operatorId: UserId;
      readonly json: ExperienceJson;
      readonly id: number;
      readonly revision: number;
      readonly event: 'saved' | 'imported';
    },
  ): Promise<Omit<SavedExperience, 'findings'>> {
    const { operatorId, id: experienceId, revision, event } = draft;
    const definition = JSON.stringify(storedDraft(draft.json, experienceId));
    const { secrets, clock } = this.#deps;
    await tx.operatorExperiences.addRevision({
      experienceId,
      revision,
      definition,
      schemaVersion: SCHEMA_VERSION,
      hash: secrets.hashToken(definition),
      operatorId,
      createdAt: clock.now(),
    });
    await this.#note(tx, operatorId, event, { experienceId, revision });
    return { experienceId, revision };
  }

  async #newId(tx: StoreTransaction): Promise<number> {
    const stored = await tx.operatorExperiences.all();
    return nextExperienceId([...this.#fileIds(), ...stored.map(({ experienceId }) => experienceId)]);
  }

  async #note(
    tx: StoreTransaction,
    operatorId: UserId,
    event: ExperienceLogEvent,
    of: { readonly experienceId: number; readonly revision?: number },
  ): Promise<void> {
    const { ids, clock } = this.#deps;
    await tx.operatorExperiences.note({
      id: ids.next(),
      createdAt: clock.now(),
      operatorId,
      event,
      revision: null,
      killSwitch: null,
      ...of,
    });
  }

  #fileIds(): ReadonlySet<number> {
    return new Set(this.#deps.file.current().definitions.map(({ experienceId }) => experienceId));
  }
}

/** Ids of experiences are codes, which JSON and tables hold exactly. */
function isExperienceId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e15;
}
