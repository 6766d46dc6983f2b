import type { ExperienceDetails } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { draftFromDefinition } from '../../../../domain/experiences/authoring/draft-definition.ts';
import type { ExperienceDraft } from '../../../../domain/experiences/authoring/experience-draft.ts';

/** A draft as it is stored, and its revision; null for one that was never saved. */
export type StoredDraft = { readonly draft: ExperienceDraft; readonly revision: number | null };

/** The newest revision of an experience as a draft; null if this version does not know its kind. */
export function storedDraft({ revisions: [newest] }: ExperienceDetails): StoredDraft | null {
  const draft = draftFromDefinition(newest?.definition);
  return newest === undefined || draft === null ? null : { draft, revision: newest.revision };
}
