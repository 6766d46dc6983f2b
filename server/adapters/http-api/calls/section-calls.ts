import type { BoardId, PinId, SectionId } from '../../../../src/domain/ids/ids.ts';
import { LIST_LIMITS } from '../../../../src/domain/limits/count-limits.ts';
import type { SectionName } from '../../../application/sections/read-sections.ts';
import { CallFailure, invalidParameters } from '../core/call-failure.ts';
import { defineResourceCall, OK, type Call } from '../core/define-call.ts';
import { id, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { idList } from '../../../../wire/params/lists.ts';
import {
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../../../wire/params/presence.ts';
import { sceneOf } from '../serialize/scene.ts';
import { sectionToWire } from '../serialize/section-to-wire.ts';
import { ACTING_PROFILE } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** Parts of boards. */
export function sectionCalls(deps: CallDeps): readonly Call[] {
  return [
    listSections(deps),
    readSection(deps),
    createSection(deps),
    editSection(deps, 'create'),
    editSection(deps, 'update'),
    deleteSection(deps),
  ];
}

function listSections({ readSections, writing }: CallDeps): Call {
  return defineResourceCall({
    name: ['BoardSectionsResource', 'BoardSectionsRepinResource'],
    action: 'get',
    endpointName: 'board_sections_get',
    who: 'A',
    list: {},
    params: { board_id: required(id<BoardId>()) },
    async run(context, options) {
      const { position, size: limit } = context.page;
      const page = { offset: position === null ? 0 : Number(position), limit };
      const outcome = await readSections.ofBoard(options.board_id, context.viewerId, page);
      if (outcome.kind === 'not_found') throw new CallFailure('board_not_found');
      const scene = sceneOf(context, writing);
      return {
        data: outcome.sections.map((section) => sectionToWire(section, scene)),
        next: outcome.next === null ? null : String(outcome.next),
      };
    },
  });
}

function readSection({ readSections, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardSectionResource',
    action: 'get',
    endpointName: 'board_section_get',
    who: 'A',
    params: {
      section_id: optional(id<SectionId>()),
      username: optional(textUpTo(100)),
      board_slug: optional(textUpTo(200)),
      section_slug: optional(textUpTo(200)),
    },
    async run(context, options) {
      const outcome = await readSections.one(sectionName(options), context.viewerId);
      if (outcome.kind === 'not_found') throw new CallFailure('section_not_found');
      return { data: sectionToWire(outcome.section, sceneOf(context, writing)) };
    },
  });
}

function sectionName(options: {
  readonly section_id: SectionId | undefined;
  readonly username: string | undefined;
  readonly board_slug: string | undefined;
  readonly section_slug: string | undefined;
}): SectionName {
  const { section_id, username, board_slug, section_slug } = options;
  if (section_id !== undefined) return { kind: 'id', id: section_id };
  if (username && board_slug && section_slug) {
    return { kind: 'address', username, boardSlug: board_slug, sectionSlug: section_slug };
  }
  const given = username || board_slug || section_slug;
  const parts = (['username', 'board_slug', 'section_slug'] as const).filter((name) => !options[name]);
  const missing = given ? parts : ['section_id'];
  throw invalidParameters(missing.map((name) => ({ name, problem: 'missing' })));
}

function createSection({ createSection, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardSectionResource',
    action: 'create',
    endpointName: 'board_section_create',
    who: 'S',
    params: {
      board_id: required(id<BoardId>()),
      name: labelled('Section name', required(text('sectionName'))),
      initial_pins: withDefault(idList<PinId>({ max: LIST_LIMITS.pin_ids }), []),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { section } = unlessRefused(
        await createSection.run({
          actorId: context.viewerId,
          boardId: options.board_id,
          title: options.name,
          pinIds: options.initial_pins,
        }),
      );
      return { data: sectionToWire(section, sceneOf(context, writing)) };
    },
  });
}

/** Two actions for the same thing. */
function editSection({ editSection, writing }: CallDeps, action: 'create' | 'update'): Call {
  return defineResourceCall({
    name: 'BoardSectionEditResource',
    action,
    endpointName: `board_section_edit_${action}`,
    who: 'S',
    params: {
      section_id: required(id<SectionId>()),
      name: labelled('Section name', changeableRequired(text('sectionName'))),
      after_section_id: changeable(id<SectionId>()),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { section } = unlessRefused(
        await editSection.run({
          actorId: context.viewerId,
          sectionId: options.section_id,
          title: options.name,
          afterSectionId: options.after_section_id,
        }),
      );
      return { data: sectionToWire(section, sceneOf(context, writing)) };
    },
  });
}

function deleteSection({ editSection }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardSectionEditResource',
    action: 'delete',
    endpointName: 'board_section_edit_delete',
    who: 'S',
    params: { section_id: required(id<SectionId>()), ...ACTING_PROFILE },
    async run(context, options) {
      refuseOtherProfile(options, context);
      unlessRefused(await editSection.delete(options.section_id, context.viewerId));
      return { data: OK };
    },
  });
}
