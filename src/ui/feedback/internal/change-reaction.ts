import type { AppValue } from '../../base/app-context.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { withReaction, type Reactions } from '../../../domain/feedback/reactions.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { ReactionType } from '../../../domain/pins/pin-relations.ts';
import { failureText } from '../../base/failure-text.ts';
import { latestValueQueues } from '../../base/latest-value-queue.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

const queueOf = latestValueQueues<PinId, ReactionType | null>();

/** Updates the viewer's reaction at once, then sends it; reverts it when that fails. */
export async function changeReaction(
  { services, stores }: App,
  pin: Pin,
  reaction: ReactionType | null,
): Promise<void> {
  const id = pin.entityId;
  const { reactionByMe: before } = stores.pins.find(id) ?? pin;
  const change = (make: (now: Reactions) => Reactions) => {
    const now = stores.pins.find(id) ?? pin;
    stores.pins.put([{ ...now, ...make(now) }]);
  };
  change((now) => withReaction(now, reaction));
  const known = await queueOf(stores).set(id, reaction, before, async (wanted) => {
    const refusal = await refusalOf(async () => {
      const { feedback } = await services.openPinFeedback();
      const outcome = await feedback.react(id, wanted);
      if (outcome.kind === 'refused') return outcome.message || failureText('unavailable');
      // Applies reactions of others; the viewer's latest choice is sent next.
      change(({ reactionByMe }) => withReaction(outcome.reactions, reactionByMe));
      return null;
    });
    if (refusal !== null) stores.toasts.say({ text: refusal, kind: 'problem' });
    return refusal === null;
  });
  change((now) => withReaction(now, known));
}

async function refusalOf(call: () => Promise<string | null>): Promise<string | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.shown ?? failureText(error.kind);
  }
}
