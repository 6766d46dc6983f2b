import { RELATED_CALLS } from '../../../../wire/calls/related.ts';
import { CallFailure } from '../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import { boardShortToWire } from '../serialize/board-to-wire.ts';
import { serializationContext } from '../serialize/serialization-context.ts';
import type { CallDeps } from './call-deps.ts';
import { feedAnswer } from './feed-answer.ts';
import { pageOrFailure } from './refusals.ts';

/** Lists of pins that go with a pin or a board. */
export function relatedCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(RELATED_CALLS, {
    relatedPins: relatedPins(deps, 'related'),
    relatedModules: relatedPins(deps, 'related'),
    relatedProducts: relatedPins(deps, 'related_products'),
    boardIdeas: boardIdeas(deps),
    boardsOfPin: boardsOfPin(deps),
    colorsOfPin: colorsOfPin(deps),
  });
}

function relatedPins(
  { relatedFeed, ads, writing }: CallDeps,
  surface: 'related' | 'related_products',
): Answer<typeof RELATED_CALLS.relatedPins> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await relatedFeed.ofPin({
      pinId: options.pin,
      contextPinIds: options.context_pin_ids,
      query: options.search_query ?? null,
      products: surface === 'related_products' ? 'only' : options.is_pdp ? 'first' : 'any',
      viewerId: context.viewerId,
      position,
      limit: size,
      ads: surface === 'related' ? (ads?.placerFor(context) ?? null) : null,
    });
    const page = pageOrFailure(outcome, 'pin_not_found');
    return feedAnswer(page, { context, writing, surface, form: options.field_set_key });
  };
}

function boardIdeas({ relatedFeed, writing }: CallDeps): Answer<typeof RELATED_CALLS.boardIdeas> {
  return async (context, options) => {
    const { position, size } = context.page;
    const { viewerId } = context;
    const outcome = await relatedFeed.ofBoard({ boardId: options.id, viewerId, position, limit: size });
    const page = pageOrFailure(outcome, 'board_not_found');
    return feedAnswer(page, { context, writing, surface: 'board_ideas', form: options.field_set_key });
  };
}

function boardsOfPin({ boardsOfPin, writing }: CallDeps): Answer<typeof RELATED_CALLS.boardsOfPin> {
  return async (context, { pin, count }) => {
    const outcome = await boardsOfPin.run(pin, context.viewerId, count);
    if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
    const serialization = serializationContext(context, writing);
    return { data: outcome.boards.map((board) => boardShortToWire(board, serialization)) };
  };
}

function colorsOfPin({ colorsOfPin }: CallDeps): Answer<typeof RELATED_CALLS.colorsOfPin> {
  return async ({ viewerId }, { pin }) => {
    const outcome = await colorsOfPin.run(pin, viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
    return { data: outcome.palette };
  };
}
