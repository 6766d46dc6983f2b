import { describe, expect, test } from 'vitest';
import { shortcutFor, type KeyPress } from '../../../src/domain/shortcuts/shortcut-for.ts';

const press = (key: string, more: Partial<KeyPress> = {}) =>
  shortcutFor({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    typing: false,
    ...more,
  });

test.each([
  ['s', {}, 'save'],
  ['S', {}, 'save'],
  ['S', { shiftKey: true }, null],
  ['?', { shiftKey: true }, 'list'],
  ['?', {}, 'list'],
  ['x', {}, null],
  ['/', {}, 'search'],
  ['/', { shiftKey: true }, 'search'],
  ['Escape', {}, null],
] as const)('%s %o means %s', (key, more, shortcut) => {
  expect(press(key, more)).toBe(shortcut);
});

describe.each(['s', '/', '?'])('%s means nothing', (key) => {
  test.each(['typing', 'repeat', 'ctrlKey', 'metaKey', 'altKey'] as const)('with %s', (circumstance) => {
    expect(press(key, { [circumstance]: true })).toBeNull();
  });
});
