import type { Answered } from '../../../../wire/calls/contract.ts';
import type { FEED_CALLS } from '../../../../wire/calls/feed.ts';
import { adsAmong, type FeedItem, type FeedSlice } from '../../../application/feeds/feed-item.ts';
import type { CallContext } from '../core/call/call-context.ts';
import type { CallAnswer, Written } from '../core/call/define-call.ts';
import { pinCardsToWire } from '../serialize/pin-card-to-wire.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { serializationContext, type WritingDeps } from '../serialize/serialization-context.ts';

type FeedAnswering = {
  readonly context: CallContext;
  readonly writing: WritingDeps;
  readonly surface: string;
  readonly form: 'card' | 'full';
};

type Pins = Written<Answered<typeof FEED_CALLS.homeFeed>>;

/** A page of pins, complete or as cards. */
export function feedAnswer(
  { items, next }: FeedSlice,
  { context, writing, surface, form }: FeedAnswering,
): CallAnswer<Pins> {
  const ads = adsAmong(items);
  const serialization = serializationContext(context, writing);
  if (form === 'card') {
    const { data, ...beside } = pinCardsToWire(items, serialization, surface);
    return { data, beside, next, ads };
  }
  const data = items.map((item: FeedItem, position) => pinToWire(item, serialization, { surface, position }));
  return { data, next, ads };
}
