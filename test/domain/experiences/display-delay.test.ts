import { expect, test } from 'vitest';
import { displayDelay, isHeldBack } from '../../../src/domain/experiences/display-delay.ts';
import { displayOf, type Display } from '../../../src/domain/experiences/display.ts';
import { aPlaced } from '../../builders/experiences.ts';

const HERE = { isLanding: false, sinceStartMs: 0 };
const BUTTONS = [{ text: 'No' }, { text: 'Yes', uri: 'https://survey.example/' }];

function display(type: number, displayData: object): Display {
  const found = displayOf(aPlaced({ type, displayData: displayData as Record<string, unknown> }), 'web');
  if (found === undefined) throw new Error('This content is not valid.');
  return found;
}
const aModal = (more: object = {}) =>
  display(26, { title: 'A', body: 'b', completeButton: { text: 'Go' }, ...more });
const aSurvey = (more: object = {}) => display(5, { title_text: 'A', buttons: BUTTONS, ...more });

test.each([
  ['a modal without a delay', aModal(), 0],
  ['a modal', aModal({ delay_in_millis: 3000 }), 3000],
  ['a modal with a negative delay', aModal({ delay_in_millis: -1 }), 0],
  ['a survey', aSurvey(), 5000],
  ['a survey with its own delay', aSurvey({ delay: 100 }), 100],
  ['a survey at once', aSurvey({ action_trigger: 1, delay: 100 }), 0],
  ['a survey on leaving', aSurvey({ action_trigger: 2, delay: 100 }), 0],
  ['a callout', display(27, { message: 'Hello' }), 0],
  ['a toast', display(10, { text: 'Hello' }), 2000],
])('%s waits', (_what, shown, ms) => {
  expect(displayDelay(shown, HERE)).toBe(ms);
});

test('nothing interrupts in the first five seconds of a visit from another site', () => {
  expect(displayDelay(aModal(), { isLanding: true, sinceStartMs: 1200 })).toBe(3800);
  expect(displayDelay(aModal({ delay_in_millis: 9000 }), { isLanding: true, sinceStartMs: 1200 })).toBe(9000);
  expect(displayDelay(display(27, { message: 'Hello' }), { isLanding: true, sinceStartMs: 0 })).toBe(0);
});

test('surveys wait while somebody makes a pin; others do not', () => {
  expect(isHeldBack(1_000_421, { kind: 'pin-create' })).toBe(true);
  expect(isHeldBack(1_000_421, { kind: 'home' })).toBe(false);
  expect(isHeldBack(1_000_162, { kind: 'pin-create' })).toBe(false);
});
