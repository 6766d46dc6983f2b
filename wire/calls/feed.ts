import { HOME_MODES } from '../../src/domain/feeds/home-mode.ts';
import type { BoardId, PinId, SectionId, TopicId } from '../../src/domain/ids/ids.ts';
import { PIN_FILTERS } from '../../src/domain/surfaces/profile-view.ts';
import { bool, id, knownOr, textUpTo } from '../params/kinds.ts';
import { alsoNamed, optional, required, withDefault } from '../params/presence.ts';
import type { WirePinCard } from '../pin-card.ts';
import type { WirePin } from '../pin.ts';
import { PERSON_PARAMS } from './common-params.ts';
import { payload, resource } from './declare.ts';

const DAY_MS = 86_400_000;

/** The form of the pins: complete, or as cards for our own client. Both contain the same pins. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };
const IGNORING_FORM = { ignoring: Object.keys(FORM) };
const PINS = payload<readonly (WirePin | WirePinCard)[]>(
  'pins; in the form of cards their people and boards once each in `data_people` and `data_boards` beside them',
);

const TOPIC_FEED = {
  action: 'get',
  says: 'Lists the pins about a topic, the most popular ones first.',
  who: 'A',
  list: IGNORING_FORM,
  params: {
    ...FORM,
    interest_id: alsoNamed(optional(id<TopicId>()), 'id', 'section_id'),
    url_name: alsoNamed(optional(textUpTo(100)), 'interest', 'category', 'feed'),
  },
  answer: PINS,
  errors: ['topic_not_found', 'invalid_parameter', 'invalid_bookmark'],
} as const;

/** Lists of pins. */
export const FEED_CALLS = {
  homeFeed: resource({
    name: 'UserHomefeedResource',
    action: 'get',
    endpointName: 'user_homefeed_get',
    says: 'Lists the pins of the home feed, each with its reason: for members what they follow and recommendations by what they do, or only what they follow, by time; for visitors what is recent and popular. `newer_than` lists only what members follow and have not seen that is newer than this pin.',
    who: 'A',
    list: { lifetime: DAY_MS, ...IGNORING_FORM },
    params: {
      ...FORM,
      mode: withDefault(knownOr(HOME_MODES, 'for_you'), 'for_you'),
      newer_than: optional(id<PinId>()),
    },
    answer: PINS,
    errors: ['invalid_bookmark'],
  }),
  boardFeed: resource({
    name: 'BoardFeedResource',
    action: 'get',
    endpointName: 'board_feed_get',
    says: 'Lists the pins of a board, by default without those in its sections.',
    who: 'A',
    list: IGNORING_FORM,
    params: {
      ...FORM,
      board_id: required(id<BoardId>()),
      filter_section_pins: withDefault(bool(), true),
      sort: withDefault(knownOr(['custom', 'newest', 'oldest'], 'custom'), 'custom'),
    },
    answer: PINS,
    errors: ['board_not_found', 'invalid_bookmark'],
  }),
  sectionPins: resource({
    name: 'BoardSectionPinsResource',
    action: 'get',
    endpointName: 'board_section_pins_get',
    says: 'Lists the pins of a section.',
    who: 'A',
    list: IGNORING_FORM,
    params: { ...FORM, section_id: required(id<SectionId>()) },
    answer: PINS,
    errors: ['section_not_found', 'invalid_bookmark'],
  }),
  topicFeed: resource({ ...TOPIC_FEED, name: 'TopicFeedResource', endpointName: 'topic_feed_get' }),
  categoryFeed: resource({ ...TOPIC_FEED, name: 'CategoryFeedResource', endpointName: 'category_feed_get' }),
  exploreSectionFeed: resource({
    ...TOPIC_FEED,
    name: 'ExploreSectionFeedResource',
    endpointName: 'explore_section_feed_get',
    says: 'Lists the pins about a topic, the most popular ones first; or those of a list for everybody: `feed` is rising, new-this-week, most-saved or on-this-day.',
  }),
  userPins: resource({
    name: 'UserPinsResource',
    action: 'get',
    endpointName: 'user_pins_get',
    says: 'Lists the pins of a person; favorites are for that person alone.',
    who: 'A',
    list: IGNORING_FORM,
    params: {
      ...FORM,
      ...PERSON_PARAMS,
      pin_filter: withDefault(knownOr(PIN_FILTERS, 'NONE'), 'NONE'),
      boardless: withDefault(bool(), false),
      sort: withDefault(knownOr(['newest', 'oldest'], 'newest'), 'newest'),
    },
    answer: PINS,
    errors: ['invalid_parameter', 'user_not_found', 'forbidden', 'invalid_bookmark'],
  }),
  createdPins: resource({
    name: 'UserActivityPinsResource',
    action: 'get',
    endpointName: 'user_activity_pins_get',
    says: 'Lists the pins that a person has created, without saves.',
    who: 'A',
    list: IGNORING_FORM,
    params: { ...FORM, ...PERSON_PARAMS },
    answer: PINS,
    errors: ['invalid_parameter', 'user_not_found', 'invalid_bookmark'],
  }),
};
