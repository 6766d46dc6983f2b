import type { Finding } from '../../../src/domain/experiences/authoring/finding.ts';
import { lintDefinition } from '../../../src/domain/experiences/authoring/lint-experience.ts';
import { readDraft, unreadable } from '../../../src/domain/experiences/authoring/read-draft.ts';
import type { ExperienceDefinition } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { parseJson, type ExperienceJson } from './internal/experience-json.ts';

type LintExperiencesDeps = {
  readonly store: Pick<StoreReader, 'operatorExperiences'>;
  /** The operator's file. */
  readonly file: ExperienceRegistry;
  readonly surveyHosts: readonly string[];
  readonly clock: Clock;
};

/** Checks drafts against the other experiences of the site. */
export class LintExperiences {
  readonly #deps: LintExperiencesDeps;

  constructor(deps: LintExperiencesDeps) {
    this.#deps = deps;
  }

  /** Everything that is wrong with each of these experiences, in their order. */
  async run(drafts: readonly ExperienceJson[]): Promise<readonly (readonly Finding[])[]> {
    const { surveyHosts, clock } = this.#deps;
    const others = await this.#others();
    return drafts.map((json) => {
      const read = readDraft(json);
      const found = lintDefinition(json, others, clock.now(), { surveyHosts });
      return read.ok ? found : [unreadable(read.detail), ...found];
    });
  }

  /** Those of the file and of the store. Drafts count as paused: others can trigger them, and they cover nobody. */
  async #others(): Promise<readonly ExperienceDefinition[]> {
    const { file, store } = this.#deps;
    const stored = await store.operatorExperiences.all();
    const definitions = stored.flatMap(({ shown, liveRevision, isPaused, isEnded, isArchived }) => {
      const read = isEnded || isArchived ? null : readDraft(parseJson(shown.definition));
      return read?.ok ? [{ ...read.definition, isPaused: isPaused || liveRevision === null }] : [];
    });
    return [...file.current().definitions, ...definitions];
  }
}
