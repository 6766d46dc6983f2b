import { FEEDBACK_TYPES, type FeedbackType } from '../../../src/domain/feedback/feedback-type.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import { bool, id, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { direct, payload, resource } from '../declare.ts';

type Hidden = { readonly pin_id: string; readonly hidden: boolean };

const COMMON = { who: 'S', errors: ['pin_not_found'], changes: ['pins'] } as const;

const FROM_FEEDS = {
  ...COMMON,
  verbs: ['PUT'],
  params: { pin: required(id<PinId>()) },
  answer: payload<Hidden>('whether the pin is hidden now'),
} as const;

const FROM_SEARCH = {
  ...COMMON,
  verbs: ['PUT'],
  params: {
    pin_id: required(id<PinId>()),
    query: required(text('searchQuery')),
    pin_type: optional(textUpTo(100)),
  },
  answer: payload<Hidden & { readonly query: string }>('whether the pin is hidden now'),
} as const;

const FROM_NEWS = {
  verbs: ['PUT'],
  who: 'S',
  params: { news_id: required(id<string>()), pin_id: required(id<PinId>()) },
  answer: payload<Hidden>('whether the pin is hidden now'),
  errors: ['object_not_found', 'pin_not_found'],
} as const;

/** Calls to hide pins, people and boards, and to give the reason. */
export const FEEDBACK_CALLS = {
  giveFeedback: resource({
    name: 'PinFeedbackResource',
    action: 'update',
    endpointName: 'pin_feedback_update',
    says: 'Says something about a pin, or takes it back: it is hidden, or its source no longer followed.',
    who: 'S',
    params: {
      pin_id: required(id<PinId>()),
      feedback_type: required(oneOf(FEEDBACK_TYPES)),
      undo: withDefault(bool(), false),
    },
    answer: payload<{
      readonly pin_id: string;
      readonly feedback_type: FeedbackType;
      readonly undone: boolean;
    }>('what was said'),
    errors: ['pin_not_found'],
    changes: ['pins', 'boards', 'people', 'counts'],
  }),
  hide: direct({
    ...FROM_FEEDS,
    path: '/v3/p2p/{pin}/hide/',
    endpointName: 'v3_p2p_hide_put',
    says: 'Takes a pin out of the caller’s feeds.',
  }),
  unhide: direct({
    ...FROM_FEEDS,
    path: '/v3/p2p/{pin}/unhide/',
    endpointName: 'v3_p2p_unhide_put',
    says: 'Lets a pin into the caller’s feeds again.',
  }),
  hideFromSearch: direct({
    ...FROM_SEARCH,
    path: '/v3/search/{pin_id}/hide/',
    endpointName: 'v3_search_hide_put',
    says: 'Takes a pin that was found out of the caller’s feeds; what was searched for is kept nowhere.',
  }),
  unhideFromSearch: direct({
    ...FROM_SEARCH,
    path: '/v3/search/{pin_id}/unhide/',
    endpointName: 'v3_search_unhide_put',
    says: 'Lets a pin that was found into the caller’s feeds again.',
  }),
  hideFromNews: direct({
    ...FROM_NEWS,
    path: '/v3/news_hub/{news_id}/pin/{pin_id}/hide/',
    endpointName: 'v3_news_hub_pin_hide_put',
    says: 'Takes a pin out of the caller’s news.',
  }),
  unhideFromNews: direct({
    ...FROM_NEWS,
    path: '/v3/news_hub/{news_id}/pin/{pin_id}/undo/',
    endpointName: 'v3_news_hub_pin_undo_put',
    says: 'Lets a pin into the caller’s news again.',
  }),
};
