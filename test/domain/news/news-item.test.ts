import { expect, test } from 'vitest';
import { ACTORS_PER_NEWS, joinsNews } from '../../../src/domain/news/news-item.ts';

test.each([
  ['save', { actorCount: 1, hasActor: false }, true],
  ['save', { actorCount: 1, hasActor: true }, false],
  ['message', { actorCount: 1, hasActor: true }, true],
  ['message', { actorCount: ACTORS_PER_NEWS, hasActor: true }, true],
  ['message', { actorCount: ACTORS_PER_NEWS, hasActor: false }, false],
  ['save', { actorCount: ACTORS_PER_NEWS, hasActor: false }, false],
] as const)('a %s joins an item with %j: %s', (category, item, joins) => {
  expect(joinsNews(item, category)).toBe(joins);
});
