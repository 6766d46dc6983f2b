// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { readCookie } from '../../../src/adapters/browser/cookies.ts';

const NAMES = ['csrftoken', 'xcsrftoken', '_auth'];
afterEach(() => {
  for (const name of NAMES) document.cookie = `${name}=; Max-Age=0`;
});

test('a cookie is read by its whole name', () => {
  document.cookie = 'xcsrftoken=wrong';
  document.cookie = 'csrftoken=abc=def';
  document.cookie = '_auth=1';
  expect(readCookie('csrftoken')).toBe('abc=def');
  expect(readCookie('_auth')).toBe('1');
});

test('a cookie that is not there is null', () => {
  document.cookie = 'xcsrftoken=wrong';
  expect(readCookie('csrftoken')).toBeNull();
});

test('whatever somebody has put there is taken as it is', () => {
  document.cookie = 'csrftoken=100%';
  expect(readCookie('csrftoken')).toBe('100%');
});
