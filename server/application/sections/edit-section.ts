import type { SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayOnBoard } from '../../../src/domain/permissions/board-access.ts';
import { uniqueSlug } from '../../../src/domain/routes/slug.ts';
import { standingOf } from '../access/viewer-standing.ts';
import type { SectionRecord } from '../ports/records.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { isSectionOf } from '../saving/save-place.ts';
import { readSection, type SectionOnBoard } from './section-on-board.ts';
import { visibleSection } from './visible-section.ts';

export type EditSectionCommand = {
  readonly actorId: UserId;
  readonly sectionId: SectionId;
  /** Validated name. */
  readonly title: string | undefined;
  /** The previous section in the new order; null = first. */
  readonly afterSectionId: SectionId | null | undefined;
};

export type EditSectionOutcome = { readonly kind: 'updated'; readonly section: SectionOnBoard } | Refused;
export type DeleteSectionOutcome = { readonly kind: 'deleted' } | Refused;

/** Changes sections. A new name changes the slug; the former ones still lead to the section. */
export class EditSection {
  readonly #deps: { readonly store: Store };

  constructor(deps: { readonly store: Store }) {
    this.#deps = deps;
  }

  async run(command: EditSectionCommand): Promise<EditSectionOutcome> {
    const { store } = this.#deps;
    const refusal = await store.transaction((tx) => edit(tx, command));
    if (refusal !== null) return refused(refusal);
    const section = await readSection(store, command.sectionId, command.actorId);
    return section === undefined ? refused('section_not_found') : { kind: 'updated', section };
  }

  /** Its pins stay on the board. */
  async delete(sectionId: SectionId, actorId: UserId): Promise<DeleteSectionOutcome> {
    const refusal = await this.#deps.store.transaction(async (tx): Promise<RefusalReason | null> => {
      const found = await visibleSection(tx, sectionId, actorId);
      if (found === undefined) return 'section_not_found';
      if (!mayOnBoard(standingOf(found.board, actorId), 'section_delete')) return 'forbidden';
      await tx.sections.remove(sectionId);
      return null;
    });
    return refusal === null ? { kind: 'deleted' } : refused(refusal);
  }
}

async function edit(tx: StoreTransaction, command: EditSectionCommand): Promise<RefusalReason | null> {
  const { actorId, sectionId, title, afterSectionId } = command;
  const found = await visibleSection(tx, sectionId, actorId);
  if (found === undefined) return 'section_not_found';
  const { section, board } = found;
  if (!(await isSectionOf(tx, afterSectionId ?? null, section.boardId))) return 'section_not_found';
  if (!mayOnBoard(standingOf(board, actorId), 'section_edit')) return 'forbidden';
  if (title !== undefined && title !== section.title) {
    await tx.sections.rename(sectionId, { title, slug: await slugFor(tx, section, title) });
  }
  if (afterSectionId !== undefined) await tx.sections.placeAfter(sectionId, afterSectionId);
  return null;
}

/** A section may return to one of its former slugs. */
async function slugFor(tx: StoreTransaction, section: SectionRecord, title: string): Promise<string> {
  const slugs = await tx.sections.slugsOf(section.boardId);
  return uniqueSlug(title, (slug) => (slugs.get(slug) ?? section.id) !== section.id, 'section');
}
