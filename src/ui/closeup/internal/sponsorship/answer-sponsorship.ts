import type { Pin } from '../../../../domain/pins/pin.ts';
import type { PartnershipAnswer } from '../../../../domain/sponsorship/partnership-say.ts';
import type { AppValue } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { redrawInFeeds } from '../../../saving/pins-in-feeds.ts';
import { text } from '../../../text/language.ts';
import { partnershipMessages } from './messages.en.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/**
 * Sends the viewer's answer about a sponsorship, and updates every card of the pin. A toast reports errors. True when
 * the state has changed.
 */
export async function answerSponsorship(
  { services, stores }: App,
  { entityId }: Pin,
  answer: PartnershipAnswer,
): Promise<boolean> {
  const outcome = await attempt(stores, async () => {
    const actions = await services.openPinActions();
    return actions.answerSponsorship.run(entityId, answer);
  });
  if (outcome?.kind === 'overtaken')
    stores.toasts.say({ text: text(partnershipMessages.alreadyAnswered), kind: 'problem' });
  const sponsorship = outcome?.pin?.sponsorship;
  if (sponsorship === undefined) return false;
  stores.pins.change((pin) => (pin.entityId === entityId ? { ...pin, sponsorship } : pin));
  redrawInFeeds(stores.feeds, entityId);
  return true;
}
