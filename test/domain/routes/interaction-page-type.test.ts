import { expect, test } from 'vitest';
import { interactionPageType } from '../../../src/domain/routes/internal/interaction-page-type.ts';
import { routeAt } from './route-at.ts';

test.each([
  ['/', 'home'],
  ['/pin/1/', 'pin'],
  ['/pin/1/comments', 'pin'],
  ['/ann/home/', 'board'],
  ['/ann/', 'profile'],
  ['/login', 'login'],
  ['/ideas/', 'ideas-root'],
  ['/ideas/x/1/', 'ideas'],
  ['/videos/', 'videos'],
  ['/videos/c/1/', 'videos-category'],
  ['/today', 'today'],
  ['/today/best', 'today'],
  ['/today/article', 'article'],
  ['/today/article/5/', 'article'],
  ['/discover/article/x', 'article'],
  ['/today/shop', 'shopping-spotlight'],
  ['/unauth-profile', 'unauth-profile'],
  ['/shopping/', 'shopping-root'],
  ['/shopping/c/1/', 'shopping-category'],
  ['/settings', 'other'],
  ['/search', 'other'],
  ['/%', 'other'],
])('%s is of type %s', (address, type) => {
  expect(interactionPageType(routeAt(address))).toBe(type);
});
