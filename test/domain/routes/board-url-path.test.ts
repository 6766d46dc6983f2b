import { describe, expect, test } from 'vitest';
import { boardUrlPath } from '../../../src/domain/routes/internal/board-url-path.ts';

describe('after login an invited person comes to the board, ready to accept', () => {
  test.each([
    ['/ann/home/', '/ann/home/?accept_invite=true&seamless=true'],
    ['/ann/home', '/ann/home?accept_invite=true&seamless=true'],
    ['/ann/home/?x=1', '/ann/home/?x=1&accept_invite=true&seamless=true'],
    ['/ann/home/?x=1#top', '/ann/home/?x=1&accept_invite=true&seamless=true#top'],
    ['/ann/home/?accept_invite=false&x=1', '/ann/home/?x=1&accept_invite=true&seamless=true'],
  ])('%s leads to %s', (value, path) => {
    expect(boardUrlPath(value)).toBe(path);
  });
});

test.each([
  [undefined],
  [null],
  [''],
  ['/'],
  ['/ann/'],
  ['/ann/_saved'],
  ['/settings/notifications'],
  ['//evil/home/'],
])('%j is no board and is ignored', (value) => {
  expect(boardUrlPath(value)).toBeUndefined();
});

test('the address of another site is ignored', () => {
  expect(boardUrlPath('https://evil.example/ann/home/')).toBeUndefined();
});
