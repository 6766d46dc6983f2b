import { makeAutoObservable, observable, observableRef } from 'mobx';
import type {
  ExperienceJson,
  OperatorExperienceGateway,
} from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import type { Refused } from '../../../../application/ports/refused.ts';
import {
  draftFromDefinition,
  draftToDefinition,
} from '../../../../domain/experiences/authoring/draft-definition.ts';
import type { ExperienceDraft } from '../../../../domain/experiences/authoring/experience-draft.ts';
import { hasErrors, type Finding } from '../../../../domain/experiences/authoring/finding.ts';
import { contentField } from '../../../../domain/experiences/authoring/lint-finding.ts';
import { lintExperience } from '../../../../domain/experiences/authoring/lint-experience.ts';
import { readExperienceSet } from '../../../../domain/experiences/delivery/read-experience-set.ts';
import type { ExperienceDefinition } from '../../../../domain/experiences/delivery/experience-definition.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { FieldValue } from '../../../../domain/experiences/authoring/form-field.ts';

type Gateway = Pick<OperatorExperienceGateway, 'save' | 'setLive' | 'read'>;

type EditorDeps = {
  readonly gateway: () => Promise<Gateway>;
  readonly now: () => number;
};

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly experienceId: number }
  /** `unready`: it has errors. The id is null if it was never saved. */
  | { readonly kind: 'live' | 'unready' | 'conflict'; readonly experienceId: number | null }
  | Refused;

/** An experience that is being written. What is typed stays until it is saved or discarded. */
export class EditorViewModel {
  draft: ExperienceDraft;
  stored: StoredDraft;
  /** What a check of the server found in the stored draft. */
  serverFindings: readonly Finding[] = [];
  /** The newest revision, which somebody else saved meanwhile. */
  newer: StoredDraft | null = null;
  /** The problems of all fields are shown, also of those that were not filled in yet. */
  showsAll = false;
  pending: 'save' | 'live' | null = null;
  others: readonly ExperienceDefinition[] = [];
  readonly #changed = observable.set<string>();
  readonly #deps: EditorDeps;

  constructor(stored: StoredDraft, deps: EditorDeps) {
    this.draft = stored.draft;
    this.stored = stored;
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        draft: observableRef,
        stored: observableRef,
        newer: observableRef,
        serverFindings: observableRef,
        others: observableRef,
      },
      { autoBind: true },
    );
  }

  get hasChanges(): boolean {
    return !isSame(this.draft, this.stored.draft);
  }

  /** All that is wrong with the draft. */
  get findings(): readonly Finding[] {
    const own = lintExperience(this.draft, this.others, this.#deps.now(), { surveyHosts: null });
    if (this.hasChanges) return own;
    const known = new Set(own.map(({ code, field }) => `${code} ${field}`));
    return [...own, ...this.serverFindings.filter(({ code, field }) => !known.has(`${code} ${field}`))];
  }

  /** What is shown at the fields: a form that nobody has filled in yet has no errors. */
  get shownFindings(): readonly Finding[] {
    if (this.showsAll) return this.findings;
    const isShown = (one: Finding) =>
      one.severity === 'warning' ||
      this.serverFindings.includes(one) ||
      (one.field !== null && this.#changed.has(one.field));
    return this.findings.filter(isShown);
  }

  /** The other experiences of the site, in the form of the operator's file. */
  know(others: readonly ExperienceJson[]): void {
    this.others = others.flatMap((one) => readableDefinitions(one));
  }

  /** Takes what the server has, unless something typed would be lost. */
  update(stored: StoredDraft, findings: readonly Finding[]): void {
    // An answer that is older than the last save.
    if ((stored.revision ?? 0) < (this.stored.revision ?? 0)) return;
    if (stored.revision === this.stored.revision) {
      this.serverFindings = findings;
      return;
    }
    if (this.hasChanges) {
      this.newer = stored;
      return;
    }
    this.load(stored);
    this.serverFindings = findings;
  }

  set(field: string, changed: Partial<ExperienceDraft>): void {
    this.draft = { ...this.draft, ...changed };
    this.#changed.add(field);
  }

  setValue(name: string, value: FieldValue): void {
    this.set(contentField(name), { values: { ...this.draft.values, [name]: value } });
  }

  discard(): void {
    this.load(this.newer ?? this.stored);
  }

  /** Goes on with the own draft beside the newer one of somebody else. */
  keepMine(): void {
    if (this.newer !== null) this.stored = this.newer;
    this.newer = null;
  }

  /** Saves a revision. @throws {ServiceError} and the draft stays */
  async save(): Promise<SaveOutcome> {
    return this.#run('save', () => this.#save());
  }

  /**
   * Saves what is not saved yet, and makes it live. A draft with errors stays as it is, and all of them are shown.
   * @throws {ServiceError} and the draft stays
   */
  async goLive(): Promise<SaveOutcome> {
    this.showAll();
    const { experienceId } = this.draft;
    if (hasErrors(this.findings)) return { kind: 'unready', experienceId };
    return this.#run('live', async () => {
      const isStored = !this.hasChanges && this.stored.revision !== null;
      const saved: SaveOutcome =
        isStored && experienceId !== null ? { kind: 'saved', experienceId } : await this.#save();
      const { revision } = this.stored;
      if (saved.kind !== 'saved' || revision === null) return saved;
      const outcome = await (await this.#deps.gateway()).setLive(saved.experienceId, revision);
      if (outcome.kind === 'refused') return outcome;
      if (outcome.kind !== 'conflict') this.checked(outcome.findings);
      return { kind: outcome.kind, experienceId: saved.experienceId };
    });
  }

  private checked(findings: readonly Finding[]): void {
    this.serverFindings = findings;
  }

  private showAll(): void {
    this.showsAll = true;
  }

  private load(stored: StoredDraft): void {
    this.draft = stored.draft;
    this.stored = stored;
    this.newer = null;
    this.showsAll = false;
    this.#changed.clear();
    this.serverFindings = [];
  }

  async #run(pending: 'save' | 'live', change: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    this.begin(pending);
    try {
      return await change();
    } finally {
      this.begin(null);
    }
  }

  private begin(pending: 'save' | 'live' | null): void {
    this.pending = pending;
  }

  async #save(): Promise<SaveOutcome> {
    const sent = this.draft;
    const gateway = await this.#deps.gateway();
    const outcome = await gateway.save(draftToDefinition(sent), this.stored.revision);
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'conflict') {
      await this.#readNewer(gateway);
      return { kind: 'conflict', experienceId: sent.experienceId };
    }
    this.saved(sent, outcome);
    return { kind: 'saved', experienceId: outcome.experienceId };
  }

  private saved(
    sent: ExperienceDraft,
    {
      experienceId,
      revision,
      findings,
    }: { experienceId: number; revision: number; findings: readonly Finding[] },
  ): void {
    this.stored = { draft: { ...sent, experienceId }, revision };
    // What was typed since then is still to be saved.
    this.draft = { ...this.draft, experienceId };
    this.newer = null;
    this.serverFindings = findings;
  }

  async #readNewer(gateway: Gateway): Promise<void> {
    const { experienceId } = this.draft;
    if (experienceId === null) return;
    const details = await gateway.read(experienceId);
    const [newest] = details?.revisions ?? [];
    const draft = draftFromDefinition(newest?.definition);
    if (newest !== undefined && draft !== null) this.meet({ draft, revision: newest.revision });
  }

  private meet(newer: StoredDraft): void {
    this.newer = newer;
  }
}

/** Two drafts that would be written in the same way. */
function isSame(one: ExperienceDraft, other: ExperienceDraft): boolean {
  return one === other || JSON.stringify(draftToDefinition(one)) === JSON.stringify(draftToDefinition(other));
}

/** An experience that cannot be read is no hindrance for the others. */
function readableDefinitions(json: ExperienceJson): readonly ExperienceDefinition[] {
  try {
    return readExperienceSet([json]).definitions;
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
