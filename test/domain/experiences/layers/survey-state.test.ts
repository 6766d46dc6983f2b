import { describe, expect, test } from 'vitest';
import {
  isFrameable,
  nextSurveyState,
  surveyMessage,
  type SurveyEvent,
  type SurveyState,
} from '../../../../src/domain/experiences/layers/survey-state.ts';

const loaded: SurveyEvent = { kind: 'message', message: 'surveyLoaded' };
const finished: SurveyEvent = { kind: 'message', message: 'surveyFinished' };
const close: SurveyEvent = { kind: 'close' };
const timeout: SurveyEvent = { kind: 'timeout' };
const accept = (isFramed: boolean): SurveyEvent => ({ kind: 'accept', isFramed });

const after = (...events: readonly SurveyEvent[]) =>
  events.reduce<SurveyState>((state, event) => nextSurveyState(state, event), 'asking');

test.each<{ events: readonly SurveyEvent[]; state: SurveyState }>([
  { events: [], state: 'asking' },
  { events: [close], state: 'closed' },
  { events: [accept(false)], state: 'accepted' },
  { events: [accept(true)], state: 'opening' },
  { events: [accept(true), loaded], state: 'loaded' },
  { events: [accept(true), loaded, loaded], state: 'loaded' },
  { events: [accept(true), loaded, finished], state: 'accepted' },
  { events: [accept(true), finished], state: 'accepted' },
  { events: [accept(true), timeout], state: 'failed' },
  { events: [accept(true), loaded, timeout], state: 'loaded' },
  { events: [accept(true), loaded, close], state: 'closed' },
])('$events.length events lead to $state', ({ events, state }) => {
  expect(after(...events)).toBe(state);
});

test('nothing changes a survey that has ended', () => {
  for (const end of ['accepted', 'failed', 'closed'] as const)
    for (const event of [loaded, finished, close, timeout, accept(true)])
      expect(nextSurveyState(end, event)).toBe(end);
});

test('a frame that nobody has accepted reports nothing', () => {
  expect(after(loaded)).toBe('asking');
  expect(after(finished)).toBe('asking');
  expect(after(timeout)).toBe('asking');
});

describe('a message of a survey', () => {
  const LINK = 'https://s.example/x?y=1';

  test('counts when it comes from the origin of the link', () => {
    expect(surveyMessage('surveyLoaded', 'https://s.example', LINK)).toBe('surveyLoaded');
    expect(surveyMessage('surveyFinished', 'https://s.example', LINK)).toBe('surveyFinished');
    expect(surveyMessage('surveyLoaded', 'https://s.example', 'https://S.example:443/x')).toBe(
      'surveyLoaded',
    );
  });

  test.each([
    'https://evil.example',
    'http://s.example',
    'https://s.example:8443',
    'https://s.example.evil.test',
    'null',
    '',
  ])('is ignored from %j', (origin) => {
    expect(surveyMessage('surveyLoaded', origin, LINK)).toBeUndefined();
  });

  test.each([{ type: 'surveyLoaded' }, 'surveyloaded', null, undefined, 1])('is ignored as %j', (data) => {
    expect(surveyMessage(data, 'https://s.example', LINK)).toBeUndefined();
  });

  test('is ignored for a link of this site', () => {
    expect(surveyMessage('surveyLoaded', '', '/survey')).toBeUndefined();
  });
});

describe('a survey in a frame', () => {
  const hosts = ['s.example', 'own.test'];

  test('is of a host that the operator allows', () => {
    expect(isFrameable('https://s.example/x', hosts, 'https://own.test')).toBe(true);
    expect(isFrameable('https://S.Example', hosts, 'https://own.test')).toBe(true);
  });

  test.each([
    'http://s.example/x',
    'https://other.example/x',
    'https://s.example.other.test/',
    'https://s.example@other.test/',
    'https://s.example:8443/',
    'https://own.test/x',
    '/x',
    '//s.example/x',
    'javascript:alert(1)',
  ])('is never %s', (link) => {
    expect(isFrameable(link, hosts, 'https://own.test')).toBe(false);
  });
});
