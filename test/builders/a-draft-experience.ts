import { emptyDraft, type ExperienceDraft } from '../../src/domain/experiences/authoring/experience-draft.ts';
import type { AuthoredKind } from '../../src/domain/experiences/authoring/experience-form.ts';

export const DRAFT_NOW = Date.parse('2026-06-01T12:00Z');

const ANCHORED = {
  ...{ text: 'Save here', 'anchors_by_platform.web.anchor': 'header_create' },
  'anchors_by_platform.web_mobile.anchor': 'header_create',
};

const VALUES: { readonly [Kind in AuthoredKind]: ExperienceDraft['values'] } = {
  'callout-banner': { message: 'Hello' },
  upsell: { message: 'Try a board' },
  banner: { message: 'Spring is here' },
  'inline-callout': { message: 'Hello' },
  'floating-callout': { message: 'Hello' },
  modal: { title: 'New', body: 'Sections are here.', 'completeButton.text': 'OK' },
  survey: {
    ...{ title_text: 'Two questions', 'buttons.0.text': 'No', 'buttons.1.text': 'Yes' },
    'buttons.1.uri': 'https://survey.example/1',
  },
  'metrics-banner': {
    ...{
      title_text: 'Your week',
      subtitle_text: '12 saves',
      'buttons.0.text': 'Close',
      'buttons.1.text': 'View',
    },
  },
  popover: { message: 'Save here', anchor: 'header_create' },
  flyout: ANCHORED,
  pulsar: ANCHORED,
  tooltip: { text: 'Save here', anchor: 'header_create' },
  toast: { text: 'Saved pins can be sorted' },
  'search-delight': { search_query_list: ['spring'] },
};

/** A draft of a kind with what it needs and nothing else: nothing is wrong with it. */
export function aDraftExperience(
  kind: AuthoredKind = 'banner',
  { values = {}, ...fields }: Partial<ExperienceDraft> = {},
): ExperienceDraft {
  const draft = emptyDraft(kind, { now: DRAFT_NOW, timeZone: 'UTC' });
  return { ...draft, name: 'Spring', values: { ...draft.values, ...VALUES[kind], ...values }, ...fields };
}
