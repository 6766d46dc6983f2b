import { expect, test } from 'vitest';
import { landingPageType } from '../../../src/domain/routes/internal/landing-page-type.ts';
import { routeAt } from './route-at.ts';

test.each([
  ['/', 'home'],
  ['/homefeed/', 'home'],
  ['/pin/1/', 'closeup'],
  ['/pin/blue-chair--1/', 'closeup'],
  ['/ann/', 'profile'],
  ['/ann/_saved', 'profile'],
  ['/ann/home/', 'board'],
  ['/ann/home/chairs/', 'section'],
  ['/search/pins/?q=oak', 'search'],
  ['/ideas', 'ideas'],
  ['/ideas/x/1/', 'ideas'],
  ['/today/best', 'today'],
  ['/today/article/5/', 'today'],
  ['/topics', 'topic'],
  ['/settings', undefined],
  ['/login', undefined],
  ['/%', undefined],
])('landing on %s is of type %s', (address, type) => {
  expect(landingPageType(routeAt(address), 'bob')).toBe(type);
});

test('own boards and sections are told apart from those of others', () => {
  expect(landingPageType(routeAt('/ann/home/'), 'ann')).toBe('own_board');
  expect(landingPageType(routeAt('/ann/home/chairs/'), 'Ann')).toBe('own_section');
  expect(landingPageType(routeAt('/ann/home/'), undefined)).toBe('board');
});
