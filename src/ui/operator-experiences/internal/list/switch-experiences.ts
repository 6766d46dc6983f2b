import type { KillSwitch } from '../../../../domain/experiences/authoring/kill-switch.ts';
import { attempt } from '../../../base/attempt.ts';
import { text } from '../../../text/language.ts';
import { loadOverview, openGateway, type ExperienceApp } from '../experience-data.ts';
import { experienceListMessages } from './messages.en.ts';

/** Turns a kill switch, and reads the list again. True when it is turned. */
export async function turnSwitch(
  app: ExperienceApp,
  killSwitch: KillSwitch,
  isOff: boolean,
): Promise<boolean> {
  const { stores } = app;
  const outcome = await attempt(stores, async () => (await openGateway(app)).turn(killSwitch, isOff));
  if (outcome === undefined) return false;
  const done = isOff ? experienceListMessages.switchedOff : experienceListMessages.switchedOn;
  stores.toasts.say(
    outcome.isStored
      ? { text: text(done) }
      : { text: text(experienceListMessages.notStored), kind: 'problem' },
  );
  await attempt(stores, async () => {
    await loadOverview(app);
    return { kind: 'done' };
  });
  return true;
}
