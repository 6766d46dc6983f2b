import type { ExperienceAction } from '../../../../domain/experiences/authoring/experience-state.ts';
import { attempt } from '../../../base/attempt.ts';
import { text } from '../../../text/language.ts';
import { loadDetails, openGateway, type ExperienceApp } from '../experience-data.ts';
import { experienceMessages } from '../messages.en.ts';

const DONE = {
  pause: experienceMessages.paused_done,
  resume: experienceMessages.resumed_done,
  end: experienceMessages.ended_done,
  archive: experienceMessages.archived_done,
  restore: experienceMessages.restored_done,
} as const satisfies Record<ExperienceAction, unknown>;

/** Reads an experience again; a toast says when that fails. */
export async function reloadDetails(app: ExperienceApp, item: string): Promise<void> {
  await attempt(app.stores, async () => {
    await loadDetails(app, item);
    return { kind: 'done' };
  });
}

/** Pauses, resumes, ends, archives or restores an experience. */
export async function changeState(
  app: ExperienceApp,
  experienceId: number,
  action: ExperienceAction,
): Promise<void> {
  const { stores } = app;
  const outcome = await attempt(stores, async () => (await openGateway(app)).change(experienceId, action));
  if (outcome === undefined) return;
  const isDone = outcome.kind === 'done';
  stores.toasts.say({
    text: text(isDone ? DONE[action] : experienceMessages.conflict),
    kind: isDone ? 'done' : 'problem',
  });
  await reloadDetails(app, String(experienceId));
}
