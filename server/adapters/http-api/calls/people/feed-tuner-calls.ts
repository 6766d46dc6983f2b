import { FEED_TUNER_CALLS } from '../../../../../wire/calls/people/feed-tuner.ts';
import type { ErrorReason } from '../../../../../wire/errors.ts';
import { isIdText } from '../../../../../src/domain/ids/ids.ts';
import { listedDomain } from '../../../../../src/domain/listings/listing.ts';
import type { WireFeedSource } from '../../../../../wire/tuner.ts';
import type { TunerObject } from '../../../../../src/domain/feeds/feed-tuner.ts';
import type { FeedSource } from '../../../../application/tuner/feed-source.ts';
import type { OwnHistory } from '../../../../application/tuner/switch-feed-source.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call, type Written } from '../../core/call/define-call.ts';
import { boardShortToWire } from '../../serialize/board-to-wire.ts';
import { feedDomainToWire } from '../../serialize/feed-domain-to-wire.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext, type SerializationContext } from '../../serialize/serialization-context.ts';
import { topicToWire } from '../../serialize/topic-to-wire.ts';
import { userShortToWire } from '../../serialize/user-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { pageOrFailure } from '../refusals.ts';

const MISSING: Readonly<Record<TunerObject, ErrorReason>> = {
  domain: 'invalid_parameter',
  interest: 'topic_not_found',
  board: 'board_not_found',
  user: 'user_not_found',
  pin: 'pin_not_found',
  history: 'user_not_found',
};

/** Calls to tune one's own home feed. */
export function feedTunerCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(FEED_TUNER_CALLS, {
    feedSources: feedSources(deps),
    switchFeedSource: switchFeedSource(deps),
  });
}

function feedSources({ listFeedSources, writing }: CallDeps): Answer<typeof FEED_TUNER_CALLS.feedSources> {
  return async (context, { tab }) => {
    const { position, size } = context.page;
    const outcome = await listFeedSources.run({ userId: context.viewerId, tab, position, limit: size });
    const { sources, next } = pageOrFailure(outcome, 'user_not_found');
    const serialization = serializationContext(context, writing);
    return { data: sources.map((source, place) => sourceToWire(source, serialization, place)), next };
  };
}

function switchFeedSource({
  switchFeedSource,
  writing,
}: CallDeps): Answer<typeof FEED_TUNER_CALLS.switchFeedSource> {
  return async (context, { object_type, object_id, enabled }) => {
    if (!isIdOf(object_type, object_id)) throw invalidParameter('object_id', 'bad_format');
    const outcome = await switchFeedSource.run({
      userId: context.viewerId,
      object: object_type,
      id: object_id,
      enabled,
    });
    if (outcome.kind === 'not_found') throw new CallFailure(MISSING[object_type]);
    return { data: [sourceToWire(outcome.source, serializationContext(context, writing), 0)] };
  };
}

/** Names of domains are ids of their own. */
function isIdOf(type: TunerObject, id: string): boolean {
  return type === 'domain' ? listedDomain(id) !== undefined : isIdText(id);
}

function sourceToWire(
  source: FeedSource | OwnHistory,
  context: SerializationContext,
  position: number,
): Written<WireFeedSource> {
  const { enabled } = source;
  switch (source.kind) {
    case 'topic':
      return { object_type: 'interest', object: topicToWire(source.topic, context), enabled };
    case 'board':
      return { object_type: 'board', object: boardShortToWire(source.board, context), enabled };
    case 'pinner':
      return { object_type: 'user', object: userShortToWire(source.person, context), enabled };
    case 'pin': {
      const item = { pin: source.pin, reason: null };
      return {
        object_type: 'pin',
        object: pinToWire(item, context, { surface: 'tuner', position }),
        enabled,
      };
    }
    case 'domain':
      return { object_type: 'domain', object: feedDomainToWire(source.domain, context), enabled };
    case 'history':
      return { object_type: 'history', object: userShortToWire(source.person, context), enabled };
  }
}
