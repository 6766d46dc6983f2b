import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { REACTION_TYPES, type ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { CallContext } from '../core/call-context.ts';
import { defineDirectCall, defineResourceCall, type Call } from '../core/define-call.ts';
import { id, oneOf } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import type { SignedInViewer } from '../core/viewer.ts';
import { reactionsToWire } from '../serialize/reactions-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** The reaction of an old client that knows one only. */
const LIKE: ReactionType = 1;

const PATHS = ['/v3/pins/{id}/reactions/', '/v3/pins/{id}/react/'];

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
  const named = { id: required(id<PinId>()) };
  const like = { name: 'PinLikeResource', who: 'S', params: { pin_id: required(id<PinId>()) } } as const;
  return [
    defineDirectCall({
      verbs: ['PUT', 'POST'],
      path: PATHS,
      endpointName: 'v3_pins_reactions_put',
      who: 'S',
      params: { ...named, reaction_type: required(oneOf(REACTION_TYPES)) },
      run: (context, options) => react(context, options.id, options.reaction_type),
    }),
    defineDirectCall({
      verbs: ['DELETE'],
      path: PATHS,
      endpointName: 'v3_pins_reactions_delete',
      who: 'S',
      params: named,
      run: (context, options) => react(context, options.id, null),
    }),
    defineResourceCall({
      ...like,
      action: 'create',
      endpointName: 'pin_like_create',
      run: (context, options) => react(context, options.pin_id, LIKE),
    }),
    defineResourceCall({
      ...like,
      action: 'delete',
      endpointName: 'pin_like_delete',
      run: (context, options) => react(context, options.pin_id, null),
    }),
  ];
}
