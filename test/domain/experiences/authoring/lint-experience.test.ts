import { describe, expect, test } from 'vitest';
import { draftToDefinition } from '../../../../src/domain/experiences/authoring/draft-definition.ts';
import type { ExperienceDraft } from '../../../../src/domain/experiences/authoring/experience-draft.ts';
import {
  AUTHORED_KINDS,
  type AuthoredKind,
} from '../../../../src/domain/experiences/authoring/experience-form.ts';
import type { FindingCode } from '../../../../src/domain/experiences/authoring/lint-finding.ts';
import { hasErrors } from '../../../../src/domain/experiences/authoring/finding.ts';
import {
  lintDefinition,
  lintExperience,
} from '../../../../src/domain/experiences/authoring/lint-experience.ts';
import { aDraftExperience, DRAFT_NOW } from '../../../builders/a-draft-experience.ts';
import { aDefinition } from '../../../builders/experiences.ts';

const SITE = { surveyHosts: ['survey.example'] };
const LIVE = { start: 0, end: DRAFT_NOW + 86_400_000 };

const chain = [
  aDefinition({
    experienceId: 2,
    name: 'second',
    schedule: { start: 0, end: 1 },
    isTriggered: true,
    triggerable: [{ placementId: 11, experienceId: 3 }],
  }),
  aDefinition({
    experienceId: 3,
    name: 'third',
    schedule: { start: 0, end: 1 },
    isTriggered: true,
    triggerable: [{ placementId: 11, experienceId: 7 }],
  }),
  aDefinition({ experienceId: 4, name: 'fourth', schedule: { start: 0, end: 1 } }),
];

const lint = (draft: ExperienceDraft, others = chain) => lintExperience(draft, others, DRAFT_NOW, SITE);

test.each(AUTHORED_KINDS)('nothing is wrong with a plain %s', (kind) => {
  expect(lint(aDraftExperience(kind))).toEqual([]);
});

type Change = Partial<ExperienceDraft>;
type Case = readonly [FindingCode, string, AuthoredKind, Change];
const values = (changed: ExperienceDraft['values']): Change => ({ values: changed });
const NO_PHONES = values({ 'anchors_by_platform.web_mobile.anchor': null });

const ERRORS: readonly Case[] = [
  ['required', 'name', 'banner', { name: ' ' }],
  ['name-taken', 'name', 'banner', { name: ' SECOND' }],
  ['required', 'display_data.message', 'banner', values({ message: ' \n' })],
  ['required', 'display_data.completeButton.text', 'modal', values({ 'completeButton.text': '' })],
  ['required', 'display_data.search_query_list', 'search-delight', values({ search_query_list: [' '] })],
  ['required', 'display_data.anchor', 'popover', values({ anchor: null })],
  ['required', 'schedule.end', 'banner', { end: '' }],
  ['text-too-long', 'display_data.titleText', 'banner', values({ titleText: 'x'.repeat(121) })],
  ['text-too-long', 'display_data.message', 'banner', values({ message: 'x'.repeat(4097) })],
  [
    'message-link-unsafe',
    'display_data.message',
    'banner',
    values({ message: '<a href="javascript:x">x</a>' }),
  ],
  [
    'message-link-unknown',
    'display_data.message',
    'banner',
    values({ message: '<a href="/settings/nothing/">x</a>' }),
  ],
  [
    'link-unsafe',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: 'javascript:alert(1)' }),
  ],
  [
    'link-unsafe',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: '//evil.example' }),
  ],
  [
    'link-unsafe',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: 'https://a@b.example/' }),
  ],
  [
    'link-unknown',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: '/settings/nothing/' }),
  ],
  [
    'text-missing-for-link',
    'display_data.completeButton.text',
    'inline-callout',
    values({ 'completeButton.url': '/ideas/' }),
  ],
  ['link-missing', 'display_data.link.href', 'callout-banner', values({ 'link.text': 'More' })],
  ['alt-missing', 'display_data.coverImage.altText', 'banner', values({ 'coverImage.uri': '/media/a.webp' })],
  [
    'file-unsafe',
    'display_data.image.url',
    'modal',
    values({ 'image.url': 'data:x', 'image.imageAlt': 'a' }),
  ],
  [
    'file-unsafe',
    'display_data.thumbnail_urls',
    'tooltip',
    values({ thumbnail_urls: ['/media/a.webp', 'x:y'] }),
  ],
  [
    'color-invalid',
    'display_data.text_background_color',
    'search-delight',
    values({ text_background_color: 'red' }),
  ],
  ['color-alone', 'display_data.backgroundColorWide', 'banner', values({ textColorWide: '#fff' })],
  ['color-alone', 'display_data.textColorNarrow', 'banner', values({ backgroundColorNarrow: '#fff' })],
  [
    'contrast',
    'display_data.textColorWide',
    'banner',
    values({ textColorWide: '#777', backgroundColorWide: '#ffffff' }),
  ],
  [
    'contrast',
    'display_data.text_colors',
    'search-delight',
    values({ text_colors: ['#000', '#eee'], text_background_color: '#fff' }),
  ],
  ['number-range', 'display_data.delay', 'tooltip', values({ delay: -1 })],
  ['number-range', 'display_data.delay_in_millis', 'modal', values({ delay_in_millis: 86_400_000 })],
  [
    'list-too-long',
    'display_data.search_query_list',
    'search-delight',
    values({ search_query_list: Array.from({ length: 51 }, String) }),
  ],
  ['option-unknown', 'display_data.type', 'callout-banner', values({ type: 'foo' })],
  ['shows-nothing', 'display_data.has_tooltip', 'tooltip', values({ has_tooltip: false })],
  [
    'survey-not-https',
    'display_data.buttons.1.uri',
    'survey',
    values({ anket: true, 'buttons.1.uri': 'http://survey.example/1' }),
  ],
  [
    'survey-host',
    'display_data.buttons.1.uri',
    'survey',
    values({ anket: true, 'buttons.1.uri': 'https://other.example/1' }),
  ],
  ['id-fixed', 'display_data', 'metrics-banner', { experienceId: 8 }],
  ['placement-unknown', 'placement_id', 'banner', { placementId: 12 }],
  ['anchor-unknown', 'display_data.anchor', 'popover', values({ anchor: 'header_logo' })],
  ['anchor-missing', 'display_data.anchor', 'tooltip', values({ anchor: null })],
  [
    'anchor-elsewhere',
    'display_data.anchor',
    'popover',
    { placementId: 11, values: { message: 'm', anchor: 'profile_boards_tab' } },
  ],
  [
    'anchor-elsewhere',
    'display_data.anchor',
    'popover',
    { audience: { pageKinds: ['settings'] }, values: { message: 'm', anchor: 'pin_card' } },
  ],
  ['time-invalid', 'schedule.start', 'banner', { start: '2026-02-30T00:00' }],
  ['zone-unknown', 'schedule.time_zone', 'banner', { timeZone: 'Mars/Olympus' }],
  ['end-before-start', 'schedule.end', 'banner', { start: '2026-07-01T00:00', end: '2026-06-30T00:00' }],
  ['end-past', 'schedule.end', 'banner', { end: '2026-05-01T00:00' }],
  ['ask-again-future', 'ask_again_since', 'banner', { askAgainSince: '2026-06-02T00:00' }],
  ['nobody', 'audience.partner', 'banner', { audience: { signedIn: false, partner: true } }],
  ['nobody', 'audience.accountAgeDays', 'upsell', { audience: { accountAgeDays: { max: 13 } } }],
  ['nobody', 'audience.boards', 'banner', { audience: { signedIn: false, boards: { min: 1 } } }],
  ['nobody', 'audience.saves', 'banner', { audience: { signedIn: false, saves: { min: 5 } } }],
  [
    'nobody',
    'audience.accountAgeDays',
    'banner',
    { audience: { signedIn: false, accountAgeDays: { max: 3 } } },
  ],
  ['nobody', 'audience.viewports', 'banner', { audience: { viewports: ['xs'], platforms: ['web'] } }],
  ['nobody', 'audience.platforms', 'flyout', { ...NO_PHONES, audience: { platforms: ['web_mobile'] } }],
  ['range-empty', 'audience.boards', 'banner', { audience: { boards: { min: 5, max: 4 } } }],
  ['locale-unknown', 'audience.locales', 'banner', { audience: { locales: ['german'] } }],
  ['country-unknown', 'audience.countries', 'banner', { audience: { countries: ['de'] } }],
  ['page-unknown', 'audience.pageKinds', 'banner', { audience: { pageKinds: ['homepage'] } }],
  ['pages-elsewhere', 'audience.pageKinds', 'banner', { audience: { pageKinds: ['pin'] } }],
  ['views-none', 'caps.views', 'banner', { maxViews: 0 }],
  ['number-range', 'caps.days_between', 'banner', { daysBetween: -1 }],
  ['holdout-high', 'holdout_percent', 'banner', { holdoutPercent: 51 }],
  ['trigger-malformed', 'triggerable_placed_exps', 'banner', { triggers: ['11-2'] }],
  ['trigger-unknown', 'triggerable_placed_exps', 'banner', { triggers: ['11:99'] }],
  ['trigger-cycle', 'triggerable_placed_exps', 'banner', { experienceId: 7, triggers: ['11:2'] }],
  ['trigger-cycle', 'triggerable_placed_exps', 'banner', { experienceId: 7, triggers: ['11:7'] }],
  ['never-triggered', 'triggered', 'banner', { experienceId: 8, isTriggered: true }],
];

const WARNINGS: readonly Case[] = [
  ['markup-lost', 'display_data.message', 'banner', values({ message: '<b>New</b>' })],
  [
    'link-not-ready',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: '/business/catalogs/1/' }),
  ],
  [
    'link-not-https',
    'display_data.onCompleteRedirectUrl',
    'banner',
    values({ onCompleteRedirectUrl: 'http://site.example/' }),
  ],
  [
    'video-hidden',
    'display_data.video.url',
    'modal',
    values({ 'image.url': '/media/a.webp', 'image.imageAlt': 'a', 'video.url': '/media/a.mp4' }),
  ],
  ['gone-too-soon', 'display_data.disappearTime', 'tooltip', values({ disappearTime: 1000 })],
  ['gone-too-soon', 'display_data.duration', 'toast', values({ duration: 2000 })],
  ['start-past', 'schedule.start', 'banner', { start: '2026-05-01T00:00' }],
  ['runs-long', 'schedule.end', 'banner', { end: '2026-12-31T00:00' }],
  ['trigger-not-waiting', 'triggerable_placed_exps', 'banner', { experienceId: 7, triggers: ['11:4'] }],
  ['exempt-unusual', 'exempt', 'upsell', { isExempt: true }],
];

describe('errors', () => {
  test.each(ERRORS)('%s at %s', (code, field, kind, change) => {
    const findings = lint(aDraftExperience(kind, change));
    expect(findings).toContainEqual(expect.objectContaining({ code, field, severity: 'error' }));
    expect(hasErrors(findings)).toBe(true);
  });
});

describe('warnings', () => {
  test.each(WARNINGS)('%s at %s', (code, field, kind, change) => {
    const findings = lint(aDraftExperience(kind, change));
    expect(findings).toEqual([expect.objectContaining({ code, field, severity: 'warning' })]);
    expect(hasErrors(findings)).toBe(false);
  });
});

describe('another one at the same placement', () => {
  const other = aDefinition({ experienceId: 50, name: 'Winter', schedule: LIVE, priority: 3 });

  test('is a warning that says which one is shown', () => {
    const draft = aDraftExperience('banner');
    const values = { name: 'Winter', covered: 'yes' };
    expect(lint(draft, [other])).toEqual([
      { severity: 'warning', field: 'placement_id', code: 'overlap', values },
    ]);
    expect(lint({ ...draft, priority: 4 }, [other])).toMatchObject([{ values: { covered: 'no' } }]);
  });

  test.each<readonly [string, Change, Parameters<typeof aDefinition>[0]]>([
    ['it is the draft itself', { experienceId: 50 }, { name: 'x' }],
    ['it is paused', {}, { isPaused: true }],
    ['it is the guide, which comes last', {}, { type: 1000 }],
    ['it is over', {}, { schedule: { start: 0, end: DRAFT_NOW } }],
    [
      'it starts later',
      { end: '2026-06-02T00:00' },
      { schedule: { start: DRAFT_NOW * 2, end: DRAFT_NOW * 3 } },
    ],
    ['it is elsewhere', { placementId: 1_000_162 }, {}],
    ['it is for others', { audience: { signedIn: true } }, { audience: { signedIn: false } }],
    ['it is for other countries', { audience: { countries: ['AT'] } }, { audience: { countries: ['DE'] } }],
  ])('is none when %s', (_, change, fields) => {
    expect(lint(aDraftExperience('banner', change), [{ ...other, ...fields }])).toEqual([]);
  });
});

test('surveys in frames need a host of the list; those in a tab of their own do not', () => {
  const framed = { anket: true };
  expect(lint(aDraftExperience('survey', { values: framed }))).toEqual([]);
  expect(lint(aDraftExperience('survey', { values: { 'buttons.1.uri': 'https://other.example/' } }))).toEqual(
    [],
  );
});

test('the JSON of an experience is checked in the same way', () => {
  const draft = aDraftExperience('banner', { name: '' });
  expect(lintDefinition(draftToDefinition(draft), [], DRAFT_NOW, SITE)).toEqual(lint(draft, []));
  expect(lintDefinition({ type: 99 }, [], DRAFT_NOW, SITE)).toMatchObject([
    { code: 'kind-unknown', field: 'type' },
  ]);
});

test('browsers do not know the hosts of surveys, so that the server checks them', () => {
  const draft = aDraftExperience('survey', {
    values: { anket: true, 'buttons.1.uri': 'https://other.example/1' },
  });
  expect(lintExperience(draft, [], DRAFT_NOW, { surveyHosts: null })).toEqual([]);
});
