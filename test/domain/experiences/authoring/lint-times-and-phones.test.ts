import { expect, test } from 'vitest';
import type { AuthoredKind } from '../../../../src/domain/experiences/authoring/experience-form.ts';
import type { ExperienceDraft } from '../../../../src/domain/experiences/authoring/experience-draft.ts';
import { lintExperience } from '../../../../src/domain/experiences/authoring/lint-experience.ts';
import { aDraftExperience, DRAFT_NOW } from '../../../builders/a-draft-experience.ts';

const lint = (kind: AuthoredKind, change: Partial<ExperienceDraft>) =>
  lintExperience(aDraftExperience(kind, change), [], DRAFT_NOW, { surveyHosts: [] });

test('times are told in seconds, as they are entered', () => {
  const long = { values: { delay_in_millis: 86_400_000 } };
  expect(lint('modal', long)).toMatchObject([{ values: { min: 0, max: 3600 } }]);
  expect(lint('toast', { values: { duration: 2000 } })).toMatchObject([{ values: { least: 5 } }]);
});

test('who is not shown to phones points at nothing there', () => {
  const values = { 'anchors_by_platform.web_mobile.anchor': null };
  expect(lint('pulsar', { values })).toMatchObject([{ code: 'phones-left-out' }]);
  expect(lint('pulsar', { values, audience: { platforms: ['web'] } })).toEqual([]);
});

test('young accounts may get anything but an upsell', () => {
  const young = { audience: { accountAgeDays: { max: 13 } } };
  expect(lint('banner', young)).toEqual([]);
  expect(lint('upsell', { audience: { accountAgeDays: { max: 14 } } })).toEqual([]);
  expect(lint('upsell', young)).toMatchObject([{ code: 'nobody', field: 'audience.accountAgeDays' }]);
});
