import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { LONG_PAGE_SIZE_DEFAULT } from '../../../src/domain/limits/count-limits.ts';
import { id, knownOr, oneOf, textUpTo } from '../../params/kinds.ts';
import { alsoNamed, optional, required, withDefault } from '../../params/presence.ts';
import type { WireExplore, WireTopic, WireTopicPreview } from '../../topic.ts';
import { PERSON_PARAMS } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

const TOPIC = payload<WireTopic>('the topic');

const READ = {
  action: 'get',
  says: 'Reads a topic by its id or by its name in addresses.',
  who: 'A',
  params: {
    interest_id: alsoNamed(optional(id<TopicId>()), 'id'),
    url_name: alsoNamed(optional(textUpTo(100)), 'interest', 'category'),
  },
  answer: TOPIC,
  errors: ['topic_not_found', 'invalid_parameter'],
} as const;

const FOLLOWING = {
  name: 'InterestFollowResource',
  who: 'S',
  bucket: 'follows',
  params: { interest_id: required(id<TopicId>()), interest_list: optional(oneOf(['favorited'])) },
  answer: TOPIC,
  errors: ['topic_not_found', 'limit_reached'],
  changes: ['counts'],
} as const;

/** `card`: for our own client, without pins. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };
const PREVIEWS = payload<readonly (WireTopic | WireTopicPreview)[]>(
  'topics; in the full form each with popular pins in `preview_pins`',
);
const HUB = { action: 'get', who: 'A', params: FORM, answer: PREVIEWS } as const;

/** Calls to read and follow topics, and to list followed topics. */
export const TOPIC_CALLS = {
  readInterest: resource({ ...READ, name: 'InterestResource', endpointName: 'interest_get' }),
  readTopic: resource({ ...READ, name: 'TopicResource', endpointName: 'topic_get' }),
  readCategory: resource({ ...READ, name: 'CategoryResource', endpointName: 'category_get' }),
  listRoots: resource({
    name: 'CategoriesResource',
    action: 'get',
    endpointName: 'categories_get',
    says: 'Lists the topics that belong to no other topic.',
    who: 'A',
    params: {},
    answer: payload<readonly WireTopic[]>('topics'),
  }),
  ideasHub: resource({
    ...HUB,
    name: 'IdeasHubResource',
    endpointName: 'ideas_hub_get',
    says: 'Lists the topics that belong to no other topic and have at least 12 pins, the largest first.',
  }),
  topicsHub: resource({
    ...HUB,
    name: 'TopicsHubResource',
    endpointName: 'topics_hub_get',
    says: 'Lists all topics with at least 12 pins, the largest first.',
  }),
  exploreSections: resource({
    ...HUB,
    name: 'ExploreSectionsResource',
    endpointName: 'explore_sections_get',
    says: 'Lists all topics with at least 12 pins, the largest first.',
  }),
  exploreLists: resource({
    name: 'ExploreListsResource',
    action: 'get',
    endpointName: 'explore_lists_get',
    says: 'Tells which topics are truly saved more than before, and which lists of pins have something to show.',
    who: 'A',
    params: {},
    answer: payload<WireExplore>('rising topics, steepest first, and the names of lists'),
  }),
  relatedTopics: resource({
    ...READ,
    name: 'RelatedInterestsResource',
    endpointName: 'related_interests_get',
    says: 'Lists topics with pins that are about this topic as well, closest first. For a pin in place of a topic: what it is about, then what is close to that.',
    params: { ...READ.params, ...FORM, pin_id: optional(id<PinId>()) },
    answer: PREVIEWS,
    errors: [...READ.errors, 'pin_not_found'],
  }),
  followTopic: resource({
    ...FOLLOWING,
    action: 'create',
    endpointName: 'interest_follow_create',
    says: 'Follows a topic.',
  }),
  unfollowTopic: resource({
    ...FOLLOWING,
    action: 'delete',
    endpointName: 'interest_follow_delete',
    says: 'Follows a topic no longer.',
  }),
  followedTopics: resource({
    name: 'InterestFollowingResource',
    action: 'get',
    endpointName: 'interest_following_get',
    says: 'Lists the topics that a person follows, oneself where nobody is named.',
    who: 'A',
    list: { pageSize: LONG_PAGE_SIZE_DEFAULT },
    params: PERSON_PARAMS,
    answer: payload<readonly WireTopic[]>('topics'),
    errors: ['authentication_required', 'user_not_found', 'invalid_bookmark'],
  }),
};
