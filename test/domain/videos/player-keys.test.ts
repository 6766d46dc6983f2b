import { expect, test } from 'vitest';
import { playerCommand } from '../../../src/domain/videos/player-keys.ts';

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['ArrowRight', { kind: 'skip', seconds: 5 }],
  ['ArrowLeft', { kind: 'skip', seconds: -5 }],
  ['ArrowUp', { kind: 'louder', by: 0.1 }],
  ['ArrowDown', { kind: 'louder', by: -0.1 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'full-screen' }],
  ['c', { kind: 'captions' }],
  ['Home', { kind: 'to-start' }],
  ['End', { kind: 'to-end' }],
  ['Tab', null],
  ['x', null],
])('%j asks for %j', (key, command) => {
  expect(playerCommand(key)).toEqual(command);
});
