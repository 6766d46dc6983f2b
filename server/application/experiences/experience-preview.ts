import type { ExperienceDefinition } from '../../../src/domain/experiences/delivery/experience-definition.ts';
import { byId } from '../../../src/domain/experiences/delivery/resolve-experiences.ts';
import { readDraft } from '../../../src/domain/experiences/authoring/read-draft.ts';
import type { ExperienceRegistry } from '../ports/experience-registry.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock, Secrets } from '../ports/surroundings.ts';
import { parseJson } from './internal/experience-json.ts';

type ExperiencePreviewDeps = {
  readonly store: Pick<StoreReader, 'operatorExperiences'>;
  readonly file: ExperienceRegistry;
  readonly secrets: Pick<Secrets, 'sign' | 'verify'>;
  readonly clock: Clock;
};

const LIFE_MS = 15 * 60_000;
const TOKEN = /^([0-9a-z]{1,9})\.(\d{1,15})\.(\d{1,9})\.([0-9a-f]{32})$/;

/** Signed links that show one revision of an experience for a quarter of an hour. */
export class ExperiencePreview {
  readonly #deps: ExperiencePreviewDeps;

  constructor(deps: ExperiencePreviewDeps) {
    this.#deps = deps;
  }

  /** A token for this revision; undefined when there is none. */
  async issue(
    experienceId: number,
    revision: number,
  ): Promise<{ readonly token: string; readonly expiresAt: number } | undefined> {
    if ((await this.#find(experienceId, revision)) === undefined) return undefined;
    const { secrets, clock } = this.#deps;
    const expiresAt = clock.now() + LIFE_MS;
    const text = `${Math.ceil(expiresAt / 1000).toString(36)}.${experienceId}.${revision}`;
    const token = `${text}.${secrets.sign('experience_preview', text).slice(0, 32)}`;
    return { token, expiresAt };
  }

  /** The revision that a token shows; undefined for tokens that are invalid, or no longer valid. */
  async read(token: string): Promise<ExperienceDefinition | undefined> {
    const { secrets, clock } = this.#deps;
    const [, end, id, revision, signature] = TOKEN.exec(token) ?? [];
    if (end === undefined || signature === undefined) return undefined;
    if (!secrets.verify('experience_preview', `${end}.${id}.${revision}`, signature)) return undefined;
    if (clock.now() >= Number.parseInt(end, 36) * 1000) return undefined;
    return this.#find(Number(id), Number(revision));
  }

  async #find(experienceId: number, revision: number): Promise<ExperienceDefinition | undefined> {
    const { file, store } = this.#deps;
    const ofFile = byId(file.current()).get(experienceId);
    if (ofFile !== undefined) return ofFile.revision === revision ? ofFile : undefined;
    const record = await store.operatorExperiences.revision(experienceId, revision);
    if (record === undefined) return undefined;
    const read = readDraft(parseJson(record.definition));
    return read.ok ? { ...read.definition, revision } : undefined;
  }
}
