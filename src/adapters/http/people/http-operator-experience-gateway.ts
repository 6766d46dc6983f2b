import type {
  ExperienceJson,
  ListedSwitch,
  OperatorExperienceGateway,
} from '../../../application/ports/experiences/operator-experience-gateway.ts';
import { SWITCH_KINDS } from '../../../domain/experiences/authoring/kill-switch.ts';
import { flag, objectsOf, oneOf, rawObject, text } from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';
import {
  detailsFromWire,
  explanationFromWire,
  factsForWire,
  findingFromWire,
  overviewFromWire,
  problemFromWire,
  resultsFromWire,
  savedFromWire,
} from './operator-experiences-from-wire.ts';

type Gateway = OperatorExperienceGateway;

/** The experiences of a site over the resource calls. */
export class HttpOperatorExperienceGateway implements OperatorExperienceGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list(): ReturnType<Gateway['list']> {
    return foundOf(await this.#calls.get('ExperienceList', {}), overviewFromWire);
  }

  async read(experienceId: number): ReturnType<Gateway['read']> {
    return foundOf(
      await this.#calls.get('ExperienceDraft', { experience_id: experienceId }),
      detailsFromWire,
    );
  }

  async save(definition: ExperienceJson, basedOn: number | null): ReturnType<Gateway['save']> {
    const answer = await this.#calls.create('ExperienceDraft', { definition, based_on: basedOn });
    if (answer.kind === 'failed') return conflictOr(answer);
    return { kind: 'saved', ...savedFromWire(rawObject(answer.data)) };
  }

  async setLive(experienceId: number, revision: number): ReturnType<Gateway['setLive']> {
    const answer = await this.#calls.update('ExperienceLive', { experience_id: experienceId, revision });
    if (answer.kind === 'failed') return conflictOr(answer);
    const raw = rawObject(answer.data);
    const findings = objectsOf(raw.findings, findingFromWire);
    return { kind: flag(raw.is_live) ? 'live' : 'unready', findings };
  }

  async change(...[experienceId, action]: Parameters<Gateway['change']>): ReturnType<Gateway['change']> {
    const answer = await this.#calls.update('ExperienceState', { experience_id: experienceId, action });
    return answer.kind === 'failed' ? conflictOr(answer) : { kind: 'done' };
  }

  async turn(...[{ kind, name }, isOff]: Parameters<Gateway['turn']>): ReturnType<Gateway['turn']> {
    const answer = await this.#calls.update('ExperienceSwitch', { kind, name, is_off: isOff });
    if (answer.kind === 'failed') return refusedBy(answer.error);
    const raw = rawObject(answer.data);
    const switches = objectsOf(raw.switches, (one): ListedSwitch => ({
      kind: oneOf(one.kind, SWITCH_KINDS, 'everything'),
      name: text(one.name),
      origin: oneOf(one.origin, ['file'] as const, 'store'),
    }));
    return { kind: 'switched', isStored: flag(raw.is_stored), switches };
  }

  async results(experienceId: number, days: number): ReturnType<Gateway['results']> {
    const options = { experience_id: experienceId, days };
    return foundOf(await this.#calls.get('ExperienceResults', options), resultsFromWire);
  }

  async explain(viewer: Parameters<Gateway['explain']>[0]): ReturnType<Gateway['explain']> {
    const answer = await this.#calls.get('ExperienceExplanation', {
      ...(viewer.kind === 'user' && { username: viewer.username }),
      ...(viewer.kind === 'visitor' && { visitor: viewer.id }),
      facts: factsForWire(viewer.facts),
    });
    return answer.kind === 'failed' ? refusedBy(answer.error) : explanationFromWire(rawObject(answer.data));
  }

  async previewLink(...[experienceId, revision, path]: Parameters<Gateway['previewLink']>) {
    const options = { experience_id: experienceId, revision, path };
    const answer = await this.#calls.create('ExperiencePreview', options);
    if (answer.kind === 'failed') return refusedBy(answer.error);
    const raw = rawObject(answer.data);
    return { kind: 'link' as const, url: text(raw.url), expiresAt: timeFromWire(raw.expires_at) ?? 0 };
  }

  async exportAll(): ReturnType<Gateway['exportAll']> {
    return foundOf(await this.#calls.get('ExperienceExport', {}), (raw) => ({
      experiences: objectsOf(raw.experiences, (one) => one),
    }));
  }

  async importAll(file: unknown): ReturnType<Gateway['importAll']> {
    const answer = await this.#calls.create('ExperienceImport', { file: rawObject(file) });
    if (answer.kind === 'failed') return refusedBy(answer.error);
    const raw = rawObject(answer.data);
    const problems = objectsOf(raw.problems, problemFromWire);
    if (problems.length > 0) return { kind: 'problems', problems };
    return { kind: 'imported', drafts: objectsOf(raw.drafts, savedFromWire) };
  }
}

function foundOf<T>(answer: CallOutcome, read: (raw: ReturnType<typeof rawObject>) => T): T | undefined {
  return answer.kind === 'failed' ? undefined : read(rawObject(answer.data));
}

function conflictOr({ error }: Extract<CallOutcome, { kind: 'failed' }>) {
  return error.reason === 'conflict' ? { kind: 'conflict' as const } : refusedBy(error);
}
