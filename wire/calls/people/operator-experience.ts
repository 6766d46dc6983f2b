import { EXPERIENCE_ACTIONS } from '../../../src/domain/experiences/authoring/experience-state.ts';
import { SWITCH_KINDS } from '../../../src/domain/experiences/authoring/kill-switch.ts';
import type {
  WireExperienceDetails,
  WireExperienceOverview,
  WireExperienceResults,
  WireExplanation,
  WireImport,
  WirePreviewLink,
  WireSavedDraft,
  WireSetLive,
  WireTurnedSwitch,
} from '../../operator-experience.ts';
import { bool, int, oneOf, textUpTo } from '../../params/kinds.ts';
import { object } from '../../params/lists.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

const ID = { experience_id: required(int({ min: 1 })) };
const REVISION = { revision: required(int({ min: 1 })) };

/** Calls for operators to write experiences, to switch them, and to see what they do. */
export const OPERATOR_EXPERIENCE_CALLS = {
  listExperiences: resource({
    name: 'ExperienceListResource',
    action: 'get',
    endpointName: 'experience_list_get',
    says: 'All experiences of the site, with today’s counts, and what is switched off.',
    who: 'O',
    params: {},
    answer: payload<WireExperienceOverview>('experiences, kill switches, and their last uses'),
  }),
  readExperience: resource({
    name: 'ExperienceDraftResource',
    action: 'get',
    endpointName: 'experience_draft_get',
    says: 'An experience with its revisions and its log, the newest first.',
    who: 'O',
    params: ID,
    answer: payload<WireExperienceDetails>('the experience'),
    errors: ['object_not_found'],
  }),
  saveExperience: resource({
    name: 'ExperienceDraftResource',
    action: 'create',
    endpointName: 'experience_draft_create',
    says: 'Stores a new revision, whatever it contains; it is not live. A conflict when `based_on` is not the newest one.',
    who: 'O',
    params: {
      definition: required(object({ maxBytes: 65_536 })),
      based_on: optional(int({ min: 1 })),
    },
    answer: payload<WireSavedDraft>('the revision, and what its check found'),
    errors: ['invalid_parameter', 'conflict'],
  }),
  setExperienceLive: resource({
    name: 'ExperienceLiveResource',
    action: 'update',
    endpointName: 'experience_live_update',
    says: 'Makes a revision the live one, also an earlier one, unless its check finds errors.',
    who: 'O',
    params: { ...ID, ...REVISION },
    answer: payload<WireSetLive>('whether it is live, and what its check found'),
    errors: ['object_not_found', 'conflict'],
  }),
  changeExperience: resource({
    name: 'ExperienceStateResource',
    action: 'update',
    endpointName: 'experience_state_update',
    says: 'Pauses, resumes, ends, archives or restores an experience.',
    who: 'O',
    params: { ...ID, action: required(oneOf(EXPERIENCE_ACTIONS)) },
    answer: OK_PAYLOAD,
    errors: ['object_not_found', 'conflict'],
  }),
  turnKillSwitch: resource({
    name: 'ExperienceSwitchResource',
    action: 'update',
    endpointName: 'experience_switch_update',
    says: 'Switches off or on: an experience, a placement, a group, or everything. Works without a store in this process.',
    who: 'O',
    params: {
      kind: required(oneOf(SWITCH_KINDS)),
      name: withDefault(textUpTo(100), ''),
      is_off: required(bool()),
    },
    answer: payload<WireTurnedSwitch>('whether it is stored, and what is switched off'),
    errors: ['invalid_parameter'],
  }),
  readExperienceResults: resource({
    name: 'ExperienceResultsResource',
    action: 'get',
    endpointName: 'experience_results_get',
    says: 'The counts of an experience by day, and what they tell. Counts below ten are null.',
    who: 'O',
    params: { ...ID, days: withDefault(int({ min: 1, max: 366 }), 30) },
    answer: payload<WireExperienceResults>('results'),
    errors: ['object_not_found'],
  }),
  explainExperiences: resource({
    name: 'ExperienceExplanationResource',
    action: 'get',
    endpointName: 'experience_explanation_get',
    says: 'Why a member, a visitor or somebody made up sees each experience or not: the verdicts of all rules in order.',
    who: 'O',
    params: {
      username: optional(textUpTo(100)),
      visitor: optional(textUpTo(100)),
      facts: optional(object({ maxBytes: 4096 })),
    },
    answer: payload<WireExplanation>('the facts of the viewer, and the verdicts'),
    errors: ['invalid_parameter', 'user_not_found'],
  }),
  linkExperiencePreview: resource({
    name: 'ExperiencePreviewResource',
    action: 'create',
    endpointName: 'experience_preview_create',
    says: 'A link that shows a revision on a page of this site for 15 minutes. Nothing is counted or stored there.',
    who: 'O',
    params: { ...ID, ...REVISION, path: withDefault(textUpTo(500), '/') },
    answer: payload<WirePreviewLink>('the link'),
    errors: ['object_not_found', 'invalid_parameter'],
  }),
  exportExperiences: resource({
    name: 'ExperienceExportResource',
    action: 'get',
    endpointName: 'experience_export_get',
    says: 'All experiences that are not archived, in the form of the operator’s file.',
    who: 'O',
    params: {},
    answer: payload<{ readonly experiences: readonly Readonly<Record<string, unknown>>[] }>('the file'),
  }),
  importExperiences: resource({
    name: 'ExperienceImportResource',
    action: 'create',
    endpointName: 'experience_import_create',
    says: 'Makes drafts of the experiences of such a file: of all of them, or of none when one of them has a problem.',
    who: 'O',
    params: { file: required(object({ maxBytes: 1_000_000 })) },
    answer: payload<WireImport>('the drafts, or the problems'),
  }),
};
