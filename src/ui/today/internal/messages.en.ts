import { messages } from '../../../domain/messages/message.ts';

/** The themes of the day and their pages. */
export const todayMessages = messages('today', {
  today: 'Today',
  description: 'What people on {site} save today.',
  tabs: 'Articles',
  now: 'Today',
  all: 'All',
  best: 'Best',
  trending: 'Trending',
  popular: 'Popular',
  shop: 'Shop',
  pinCount: '{count, plural, one {# pin} other {# pins}}',
  pinsOf: 'Pins of {article}',
  nothing: 'Nothing for today yet',
  nothingOfKind: 'Nothing here yet',
  nothingDetail: 'A theme appears here once enough pins of several people are about it.',
  exploreTopics: 'Explore topics',
  moreToday: 'More for today',
  topic: 'All about {topic}',
});
