import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../../src/domain/pins/pin-relations.ts';
import { REACTION_CALLS } from '../../../../../wire/calls/pins/reaction.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { implementCalls, type Call } from '../../core/call/define-call.ts';
import type { SignedInViewer } from '../../core/visit/viewer.ts';
import { reactionsToWire } from '../../serialize/reactions-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** The only reaction that old clients support. */
const LIKE: ReactionType = 1;

/** Reactions to pins, one for each person and pin. */
export function reactionCalls({ reactToPin }: CallDeps): readonly Call[] {
  const react = async (
    { viewerId }: CallContext<SignedInViewer>,
    pinId: PinId,
    reaction: ReactionType | null,
  ) => {
    const { pin } = unlessRefused(await reactToPin.run(pinId, viewerId, reaction));
    return { data: { id: pinId, ...reactionsToWire(pin) } };
  };
  return implementCalls(REACTION_CALLS, {
    react: (context, options) => react(context, options.id, options.reaction_type),
    takeBack: (context, options) => react(context, options.id, null),
    like: (context, options) => react(context, options.pin_id, LIKE),
    unlike: (context, options) => react(context, options.pin_id, null),
  });
}
