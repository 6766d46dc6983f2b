import { SECTION_CALLS } from '../../../../../wire/calls/boards/section.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import type { SectionName } from '../../../../application/sections/read-sections.ts';
import { CallFailure, invalidParameters } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { sectionToWire } from '../../serialize/section-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** Calls for sections of boards. */
export function sectionCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SECTION_CALLS, {
    listSections: listSections(deps),
    readSection: readSection(deps),
    createSection: createSection(deps),
    editSectionByCreate: editSection(deps),
    editSection: editSection(deps),
    deleteSection: deleteSection(deps),
  });
}

function listSections({ readSections, writing }: CallDeps): Answer<typeof SECTION_CALLS.listSections> {
  return async (context, options) => {
    const { position, size: limit } = context.page;
    const page = { offset: position === null ? 0 : Number(position), limit };
    const outcome = await readSections.ofBoard(options.board_id, context.viewerId, page);
    if (outcome.kind === 'not_found') throw new CallFailure('board_not_found');
    const serialization = serializationContext(context, writing);
    return {
      data: outcome.sections.map((section) => sectionToWire(section, serialization)),
      next: outcome.next === null ? null : String(outcome.next),
    };
  };
}

function readSection({ readSections, writing }: CallDeps): Answer<typeof SECTION_CALLS.readSection> {
  return async (context, options) => {
    const outcome = await readSections.one(sectionName(options), context.viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('section_not_found');
    return { data: sectionToWire(outcome.section, serializationContext(context, writing)) };
  };
}

function sectionName(options: OptionsOf<typeof SECTION_CALLS.readSection.params>): SectionName {
  const { section_id, username, board_slug, section_slug } = options;
  if (section_id !== undefined) return { kind: 'id', id: section_id };
  if (username && board_slug && section_slug) {
    return { kind: 'address', username, boardSlug: board_slug, sectionSlug: section_slug };
  }
  const pathPart = username || board_slug || section_slug;
  const parts = (['username', 'board_slug', 'section_slug'] as const).filter((name) => !options[name]);
  const missing = pathPart ? parts : ['section_id'];
  throw invalidParameters(missing.map((name) => ({ name, problem: 'missing' })));
}

function createSection({ createSection, writing }: CallDeps): Answer<typeof SECTION_CALLS.createSection> {
  return async (context, options) => {
    const { section } = unlessRefused(
      await createSection.run({
        actorId: context.viewerId,
        boardId: options.board_id,
        title: options.name,
        pinIds: options.initial_pins,
      }),
    );
    return { data: sectionToWire(section, serializationContext(context, writing)) };
  };
}

function editSection({ editSection, writing }: CallDeps): Answer<typeof SECTION_CALLS.editSection> {
  return async (context, options) => {
    const { section } = unlessRefused(
      await editSection.run({
        actorId: context.viewerId,
        sectionId: options.section_id,
        title: options.name,
        afterSectionId: options.after_section_id,
      }),
    );
    return { data: sectionToWire(section, serializationContext(context, writing)) };
  };
}

function deleteSection({ editSection }: CallDeps): Answer<typeof SECTION_CALLS.deleteSection> {
  return async (context, options) => {
    unlessRefused(await editSection.delete(options.section_id, context.viewerId));
    return { data: OK };
  };
}
