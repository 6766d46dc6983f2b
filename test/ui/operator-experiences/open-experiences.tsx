import { expect } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { InMemoryOperatorExperiences } from '../../../src/composition/test/in-memory-operator-experiences.ts';
import { draftToDefinition } from '../../../src/domain/experiences/authoring/draft-definition.ts';
import type { ExperienceDraft } from '../../../src/domain/experiences/authoring/experience-draft.ts';
import type { EventCount } from '../../../src/domain/experiences/authoring/experience-results.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraftExperience } from '../../builders/a-draft-experience.ts';
import { aViewer } from '../../builders/a-user.ts';
import { openApp } from '../support/open-app.tsx';

/** The preview fits into its box; boxes have no size here. */
class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizes;

const operator = aViewer({ entityId: toUserId('10'), username: 'olga', isOperator: true });
export const today = Math.floor(Date.now() / 86_400_000);
export const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01T00:00`;

/** The experiences of a site, and what was counted of them. */
export function aSite(counts: Record<number, readonly EventCount[]> = {}) {
  return new InMemoryOperatorExperiences({
    now: () => Date.now(),
    people: { ann: { isSignedIn: true } },
    counts,
  });
}

/** Writes a banner, and makes it live if that is wanted. */
export async function add(
  site: InMemoryOperatorExperiences,
  fields: Partial<ExperienceDraft> = {},
  isLive = false,
) {
  const draft = aDraftExperience('banner', { name: 'Spring', end: NEXT_YEAR, ...fields });
  const saved = await site.save(draftToDefinition(draft), null);
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  if (isLive) await site.setLive(saved.experienceId, saved.revision);
  return saved.experienceId;
}

/** Opens a screen of operators. */
export async function open(site: InMemoryOperatorExperiences, path = '', heading = 'Experiences') {
  const app = openApp({ at: `/operator/experiences/${path}`, viewer: operator, experiences: site });
  await screen.findByRole('heading', { name: heading, level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return app;
}

export const press = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** The form of an experience comes after its page. */
export const formCame = () => screen.findByRole('textbox', { name: 'Name' });
