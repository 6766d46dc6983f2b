import { killSwitch } from '../../../../../src/domain/experiences/authoring/kill-switch.ts';
import { PREVIEW_FIELD } from '../../../../../src/domain/experiences/preview-link.ts';
import { OPERATOR_EXPERIENCE_CALLS } from '../../../../../wire/calls/people/operator-experience.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { ExplainedTo } from '../../../../application/experiences/explain-experiences-to-operator.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import {
  detailsToWire,
  explanationToWire,
  overviewToWire,
  resultsToWire,
  savedToWire,
} from '../../serialize/operator-experience-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { givenFacts } from './viewer-facts-param.ts';

type Calls = typeof OPERATOR_EXPERIENCE_CALLS;

/** Calls for operators to write experiences, to switch them, and to see what they do. */
export function operatorExperienceCalls({ operatorExperiences: deps }: CallDeps): readonly Call[] {
  return implementCalls(OPERATOR_EXPERIENCE_CALLS, {
    listExperiences: async () => ({ data: overviewToWire(await deps.read.list()) }),
    readExperience: async (_, { experience_id: id }) => {
      const details = await deps.read.details(id);
      if (details === undefined) throw objectNotFound('experience');
      return { data: detailsToWire(details) };
    },
    saveExperience: saveExperience(deps),
    setExperienceLive: setExperienceLive(deps),
    changeExperience: async ({ viewerId }, { experience_id: id, action }) => {
      const outcome = await deps.write.change(viewerId, id, action);
      if (outcome === 'not_found') throw objectNotFound('experience');
      if (outcome === 'conflict') throw new CallFailure('conflict');
      return { data: OK };
    },
    turnKillSwitch: async ({ viewerId }, { kind, name, is_off: isOff }) => {
      const turned = killSwitch(kind, name);
      if (turned === null) throw invalidParameter('name', name === '' ? 'missing' : 'bad_format');
      const { isStored, switches } = await deps.turn.run(viewerId, turned, isOff);
      return { data: { is_stored: isStored, switches } };
    },
    readExperienceResults: async (_, { experience_id: id, days }) => {
      const results = await deps.read.results(id, days);
      if (results === undefined) throw objectNotFound('experience');
      return { data: resultsToWire(results) };
    },
    explainExperiences: explainExperiences(deps),
    linkExperiencePreview: linkExperiencePreview(deps),
    exportExperiences: async () => ({ data: { experiences: await deps.read.exportAll() } }),
    importExperiences: async ({ viewerId }, { file }) => {
      const { drafts, problems } = await deps.write.import(viewerId, file);
      return {
        data: {
          drafts: drafts.map(savedToWire),
          problems: problems.map(({ experienceId, ...problem }) => ({
            ...problem,
            experience_id: experienceId,
          })),
        },
      };
    },
  });
}

type Deps = CallDeps['operatorExperiences'];

function saveExperience({ write }: Deps): Answer<Calls['saveExperience']> {
  return async ({ viewerId }, { definition, based_on: basedOn = null }) => {
    const outcome = await write.save(viewerId, definition, basedOn);
    if (outcome.kind === 'conflict') throw new CallFailure('conflict');
    if (outcome.kind === 'refused') throw invalidParameter('experience_id', outcome.problem);
    return { data: savedToWire(outcome) };
  };
}

function setExperienceLive({ write }: Deps): Answer<Calls['setExperienceLive']> {
  return async ({ viewerId }, { experience_id: experienceId, revision }) => {
    const outcome = await write.setLive(viewerId, { experienceId, revision });
    if (outcome.kind === 'not_found') throw objectNotFound('experience');
    if (outcome.kind === 'conflict') throw new CallFailure('conflict');
    return { data: { is_live: outcome.kind === 'live', findings: outcome.findings } };
  };
}

function explainExperiences({ explain }: Deps): Answer<Calls['explainExperiences']> {
  return async (_, { username, visitor, facts }) => {
    if (username !== undefined && visitor !== undefined) throw invalidParameter('visitor', 'not_allowed');
    const explanation = await explain.run(explainedTo(username, visitor), givenFacts(facts ?? {}));
    if (explanation === undefined) throw new CallFailure('user_not_found');
    return { data: explanationToWire(explanation) };
  };
}

function explainedTo(username: string | undefined, visitor: string | undefined): ExplainedTo {
  if (username !== undefined) return { kind: 'user', username };
  return visitor === undefined ? { kind: 'made_up' } : { kind: 'visitor', id: visitor };
}

function linkExperiencePreview({ preview }: Deps): Answer<Calls['linkExperiencePreview']> {
  return async ({ baseUrl }, { experience_id: id, revision, path }) => {
    const issued = await preview.issue(id, revision);
    if (issued === undefined) throw objectNotFound('experience');
    const url = previewAddress(baseUrl, path, issued.token);
    if (url === null) throw invalidParameter('path', 'not_allowed');
    return { data: { url, expires_at: timeToWire(issued.expiresAt) } };
  };
}

/** The address of a page with a preview; null for paths that are none of this site. */
function previewAddress(baseUrl: string, path: string, token: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, baseUrl)) return null;
  const url = new URL(path, baseUrl);
  if (url.origin !== new URL(baseUrl).origin) return null;
  url.searchParams.set(PREVIEW_FIELD, token);
  return url.href;
}
