import type { BoardId, PinId, SectionId } from '../../../src/domain/ids/ids.ts';
import { LIST_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import type { WireSection } from '../../board.ts';
import { id, text, textUpTo } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import {
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../params/presence.ts';
import { ACTING_PROFILE } from '../common-params.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

const ANSWER = payload<WireSection>('the section with its board');

const EDIT = {
  name: 'BoardSectionEditResource',
  says: 'Renames a section, or puts it behind another one of its board; null puts it first.',
  who: 'S',
  params: {
    section_id: required(id<SectionId>()),
    name: labelled('Section name', changeableRequired(text('sectionName'))),
    after_section_id: changeable(id<SectionId>()),
    ...ACTING_PROFILE,
  },
  answer: ANSWER,
  errors: ['section_not_found', 'forbidden'],
  changes: ['pins', 'boards'],
} as const;

/** Calls for sections of boards. */
export const SECTION_CALLS = {
  listSections: resource({
    name: ['BoardSectionsResource', 'BoardSectionsRepinResource'],
    action: 'get',
    endpointName: 'board_sections_get',
    says: 'Lists the sections of a board in their order.',
    who: 'A',
    list: {},
    params: { board_id: required(id<BoardId>()) },
    answer: payload<readonly WireSection[]>('the sections'),
    errors: ['board_not_found'],
  }),
  readSection: resource({
    name: 'BoardSectionResource',
    action: 'get',
    endpointName: 'board_section_get',
    says: 'Reads a section by its id, or by the parts of its address.',
    who: 'A',
    params: {
      section_id: optional(id<SectionId>()),
      username: optional(textUpTo(100)),
      board_slug: optional(textUpTo(200)),
      section_slug: optional(textUpTo(200)),
    },
    answer: ANSWER,
    errors: ['section_not_found', 'invalid_parameter'],
  }),
  createSection: resource({
    name: 'BoardSectionResource',
    action: 'create',
    endpointName: 'board_section_create',
    says: 'Makes a section, the last of its board, and puts pins of the board into it.',
    who: 'S',
    params: {
      board_id: required(id<BoardId>()),
      name: labelled('Section name', required(text('sectionName'))),
      initial_pins: withDefault(idList<PinId>({ max: LIST_LIMITS.pin_ids }), []),
      ...ACTING_PROFILE,
    },
    answer: ANSWER,
    errors: ['board_not_found', 'pin_not_found', 'forbidden', 'limit_reached'],
    changes: ['pins', 'boards', 'counts'],
  }),
  /** Older clients send a create to edit a section. */
  editSectionByCreate: resource({
    ...EDIT,
    action: 'create',
    endpointName: 'board_section_edit_create',
  }),
  editSection: resource({ ...EDIT, action: 'update', endpointName: 'board_section_edit_update' }),
  deleteSection: resource({
    name: 'BoardSectionEditResource',
    action: 'delete',
    endpointName: 'board_section_edit_delete',
    says: 'Deletes a section. Its pins stay on the board.',
    who: 'S',
    params: { section_id: required(id<SectionId>()), ...ACTING_PROFILE },
    answer: OK_PAYLOAD,
    errors: ['section_not_found', 'forbidden'],
    changes: ['pins', 'boards', 'counts'],
  }),
};
