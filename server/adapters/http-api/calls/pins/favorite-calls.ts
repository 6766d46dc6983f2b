import { FAVORITE_CALLS } from '../../../../../wire/calls/pins/favorite.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** Marking pins as favorites. */
export function favoriteCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(FAVORITE_CALLS, { favor: favor(deps, true), unfavor: favor(deps, false) });
}

function favor({ favoritePin }: CallDeps, on: boolean): Answer<typeof FAVORITE_CALLS.favor> {
  return async (context, options) => {
    const { isFavorite, count } = unlessRefused(await favoritePin.run(options.id, context.viewerId, on));
    return { data: { id: options.id, favorited_by_me: isFavorite, favorite_user_count: count } };
  };
}
