import { describe, expect, test } from 'vitest';
import {
  CONVERSATION_STATES,
  isShownTo,
  mayMessage,
  stateForRecipient,
} from '../../../src/domain/conversations/conversation.ts';

const anyone = { allowsMessagesFrom: 'everyone', followsSender: false, isBlocked: false } as const;

test.each([
  [anyone, true],
  [{ ...anyone, allowsMessagesFrom: 'followed' }, false],
  [{ ...anyone, allowsMessagesFrom: 'followed', followsSender: true }, true],
  [{ ...anyone, allowsMessagesFrom: 'nobody', followsSender: true }, false],
  [{ ...anyone, isBlocked: true, followsSender: true }, false],
] as const)('to %o a message may be sent: %s', (recipient, may) => {
  expect(mayMessage(recipient)).toBe(may);
});

test('in an active conversation, only a block stops messages', () => {
  const closed = { ...anyone, allowsMessagesFrom: 'nobody' } as const;
  expect(mayMessage(closed, 'active')).toBe(true);
  expect(mayMessage({ ...closed, isBlocked: true }, 'active')).toBe(false);
  expect(mayMessage(closed, 'request')).toBe(false);
});

describe('a recipient of a message', () => {
  test.each([
    [null, { followsSender: true, restarted: true }, 'active'],
    [null, { followsSender: false, restarted: true }, 'request'],
    ['active', { followsSender: false, restarted: false }, 'active'],
    ['request', { followsSender: false, restarted: false }, 'request'],
    ['request', { followsSender: true, restarted: false }, 'active'],
    ['ignored', { followsSender: true, restarted: true }, 'ignored'],
    ['left', { followsSender: true, restarted: false }, 'left'],
    ['left', { followsSender: true, restarted: true }, 'active'],
    ['left', { followsSender: false, restarted: true }, 'request'],
  ] as const)('whose conversation was %s, with %o, has it %s', (state, how, after) => {
    expect(stateForRecipient(state, how)).toBe(after);
  });
});

test('people see active conversations and requests', () => {
  expect(CONVERSATION_STATES.filter(isShownTo)).toEqual(['active', 'request']);
});
