import { describe, expect, test } from 'vitest';
import {
  isFirstAccount,
  signupPolicy,
  maySignUp,
  type SignupPolicy,
} from '../../../src/domain/users/signup-policy.ts';

describe('an account', () => {
  test.each<[string, Parameters<typeof signupPolicy>[0], SignupPolicy]>([
    ['is open to everybody', { allowsSignup: true, isEmpty: false, asksSetupCode: false }, 'open'],
    [
      'of a server with people needs no setup code any more',
      { allowsSignup: true, isEmpty: false, asksSetupCode: true },
      'open',
    ],
    [
      'of a new server is the operator’s',
      { allowsSignup: true, isEmpty: true, asksSetupCode: false },
      'first',
    ],
    [
      'of a new server that others can reach takes its code',
      { allowsSignup: true, isEmpty: true, asksSetupCode: true },
      'first-with-code',
    ],
    [
      'comes from the operator where nobody may sign up',
      { allowsSignup: false, isEmpty: false, asksSetupCode: false },
      'closed',
    ],
    [
      'comes from nowhere else while such a server is empty',
      { allowsSignup: false, isEmpty: true, asksSetupCode: true },
      'closed',
    ],
  ])('%s', (_, door, how) => {
    expect(signupPolicy(door)).toBe(how);
  });
});

test('signing up is offered unless it is closed', () => {
  const all: SignupPolicy[] = ['open', 'closed', 'first', 'first-with-code'];
  expect(all.filter(maySignUp)).toEqual(['open', 'first', 'first-with-code']);
  expect(all.filter(isFirstAccount)).toEqual(['first', 'first-with-code']);
});
