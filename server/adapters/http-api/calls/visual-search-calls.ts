import type { WireVisualSearch } from '../../../../wire/calls/visual-search.ts';
import { VISUAL_SEARCH_CALLS } from '../../../../wire/calls/visual-search.ts';
import type { OptionsOf } from '../../../../wire/params/param.ts';
import { fittedCrop } from '../../../../src/domain/looks/picture-crop.ts';
import type { VisualQuery } from '../../../application/feeds/visual-search.ts';
import { CallFailure, invalidParameters } from '../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import type { CallDeps } from './call-deps.ts';
import { feedAnswer } from './feed-answer.ts';

type Options = OptionsOf<typeof VISUAL_SEARCH_CALLS.visualSearch.params>;

/** Search for pictures by a picture. */
export function visualSearchCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(VISUAL_SEARCH_CALLS, { visualSearch: visualSearch(deps) });
}

function visualSearch({ visualSearch, writing }: CallDeps): Answer<typeof VISUAL_SEARCH_CALLS.visualSearch> {
  return async (context, options) => {
    const { position, size } = context.page;
    const crop = fittedCrop(options.crop);
    const productsOnly = options.scope === 'products';
    const of = soughtPicture(options);
    const query = { of, crop, productsOnly, viewerId: context.viewerId, position, limit: size };
    const outcome = await visualSearch.run(query);
    if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
    if (outcome.kind === 'not_found')
      throw new CallFailure('pinId' in of ? 'pin_not_found' : 'object_not_found');
    const surface = productsOnly ? 'visual_products' : 'visual';
    const form = options.field_set_key;
    const { data, beside, next } = feedAnswer(outcome, { context, writing, surface, form });
    const page: Omit<WireVisualSearch, 'results'> = { crop, state: outcome.state };
    return { data: { results: data, ...page }, ...(beside && { beside }), next };
  };
}

/** @throws {CallFailure} 400/1 for none or several */
function soughtPicture({ pin_id, image_signature, color }: Options): VisualQuery['of'] {
  const given = [pin_id, image_signature, color].filter((value) => value !== undefined);
  if (given.length === 1) {
    if (pin_id !== undefined) return { pinId: pin_id };
    return color === undefined ? { signature: image_signature! } : { color };
  }
  const problem = given.length === 0 ? 'missing' : 'not_allowed';
  throw invalidParameters(['pin_id', 'image_signature', 'color'].map((name) => ({ name, problem })));
}
