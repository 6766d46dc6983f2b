import { parsePlacedId, type PlacedId } from '../../../src/domain/experiences/placed-experience.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import type {
  WireExperience,
  WireExperienceLists,
  WireExperienceMark,
  WireExperiences,
} from '../../experience.ts';
import { bool, int, textUpTo } from '../../params/kinds.ts';
import { list, object } from '../../params/lists.ts';
import { kind, type Kind } from '../../params/param.ts';
import { alsoInQuery, optional, required, withDefault } from '../../params/presence.ts';
import { direct, payload, resource } from '../declare.ts';

/** `11:500417`, also with a percent-encoded colon. */
const placedId: Kind<PlacedId, string> = kind('placement:experience', (raw) => {
  const parsed = parsePlacedId(raw);
  return parsed === null ? refuse('bad_format') : accept(parsed);
});

/** What the page tells about itself, for targeting: page kind, locale and class of the window. */
const CONTEXT = {
  extra_context: optional(object({ maxBytes: 4096 })),
  targeting: optional(object({ maxBytes: 4096 })),
  /** The token of a preview: only its revision is delivered, and no mark has an effect. */
  preview: optional(textUpTo(200)),
};

const MARK = {
  who: 'A',
  params: { placed_experience_id: required(placedId), ...CONTEXT },
  answer: payload<WireExperienceMark>('the pair with its status'),
} as const;

/** Server-driven messages. Bots get `{}`. Statuses are kept for members, and for visitors who agreed to an id. */
export const EXPERIENCE_CALLS = {
  readAllExperiences: resource({
    name: 'UserExperiencePlatformResource',
    action: 'get',
    endpointName: 'user_experience_platform_get',
    says: 'The experiences of all placements for the caller; with `multiExperiencePlatform` all of each, best first.',
    who: 'A',
    params: {
      ...CONTEXT,
      multiExperiencePlatform: alsoInQuery(withDefault(bool(), false)),
    },
    answer: payload<WireExperiences | WireExperienceLists>('experiences by placement id'),
  }),
  readExperiences: resource({
    name: 'UserExperienceResource',
    action: 'get',
    endpointName: 'user_experience_get',
    says: 'The experience of each of these placements for the caller; of type 0 when there is none.',
    who: 'A',
    params: { placement_ids: required(list(int({ min: 0 }), { max: 50 })), ...CONTEXT },
    answer: payload<WireExperiences>('experiences by placement id'),
  }),
  dismissExperience: resource({
    ...MARK,
    name: 'UserExperienceResource',
    action: 'delete',
    endpointName: 'user_experience_delete',
    says: 'Dismisses an experience. Repetitions and unknown pairs change nothing.',
  }),
  viewExperience: resource({
    ...MARK,
    name: 'UserExperienceViewedResource',
    action: 'update',
    endpointName: 'user_experience_viewed_update',
    says: 'Marks an experience as viewed. Repetitions and unknown pairs change nothing.',
  }),
  completeExperience: resource({
    ...MARK,
    params: { ...MARK.params, without_homefeed: optional(bool()) },
    name: 'UserExperienceCompletedResource',
    action: 'update',
    endpointName: 'user_experience_completed_update',
    says: 'Marks an experience as completed. Repetitions and unknown pairs change nothing.',
  }),
  triggerExperience: direct({
    verbs: ['PUT'],
    path: '/v3/experiences/{placed_experience_id}/trigger/',
    endpointName: 'v3_experiences_trigger',
    says: 'Triggers an experience that is shown only after another one; returns it when the caller may see it.',
    who: 'A',
    params: { placed_experience_id: required(placedId), extra_context: optional(object({ maxBytes: 4096 })) },
    answer: payload<WireExperience | { readonly type: 0 }>('the experience, or `{ "type": 0 }`'),
  }),
};
