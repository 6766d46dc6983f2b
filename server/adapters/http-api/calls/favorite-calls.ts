import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { defineDirectCall, type Call } from '../core/define-call.ts';
import { id } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** Marking pins as favourites. */
export function favoriteCalls(deps: CallDeps): readonly Call[] {
  return [favorCall(deps, 'POST'), favorCall(deps, 'DELETE')];
}

function favorCall({ favorPin }: CallDeps, verb: 'POST' | 'DELETE'): Call {
  return defineDirectCall({
    verbs: [verb],
    path: '/v3/pins/{id}/favorite/',
    endpointName: `v3_pins_favorite_${verb.toLowerCase()}`,
    who: 'S',
    params: { id: required(id<PinId>()) },
    async run(context, options) {
      const { isFavorite, count } = unlessRefused(
        await favorPin.run(options.id, context.viewerId, verb === 'POST'),
      );
      return { data: { id: options.id, favorited_by_me: isFavorite, favorite_user_count: count } };
    },
  });
}
