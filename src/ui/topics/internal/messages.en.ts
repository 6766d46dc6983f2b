import { messages } from '../../../domain/messages/message.ts';

export const topicPagesMessages = messages('topic-pages', {
  ideas: 'Explore ideas',
  ideasDescription: 'Topics that people on {site} save pins about.',
  topics: 'Topics',
  noTopics: 'No topics yet',
  noTopicsDetail: 'A topic appears here when {count, plural, one {# pin is} other {# pins are}} about it.',
  allTopics: 'All topics',
  pinsAbout: 'Pins about {topic}',
  counts:
    '{pins, plural, one {# pin} other {# pins}} · {followers, plural, one {# follower} other {# followers}}',
  pinCount: '{count, plural, one {# pin} other {# pins}}',
  relatedTopics: 'Related topics',
  emptyTopic: 'No pins about {topic} yet',
  emptyTopicDetail: 'Pins appear here when their words or the names of their boards are about it.',
  areas: 'More to explore',
  today: 'Today',
  videos: 'Videos',
  shopping: 'Shopping',
  rising: 'Rising',
  newThisWeek: 'New this week',
  mostSaved: 'Most saved this month',
  onThisDay: 'On this day',
  seeAll: 'See all',
  nothingInList: 'Nothing here right now',
  nothingInListDetail: 'Come back later, or explore topics.',
  exploreTopics: 'Explore topics',
});
