import { EXPERIENCE_IDS } from '../../placements.ts';
import { amountOf, fieldsOf, listOf, textOf, type Fields } from './fields.ts';
import { safeHref } from '../safe-href.ts';

/** The delay of a survey without one of its own. */
export const DEFAULT_SURVEY_DELAY_MS = 5000;
/** 1 shows at once, 2 on leaving the page; all others show after the delay. */
export const DEFAULT_ACTION_TRIGGER = 3;

export type SurveyStart = 'at-once' | 'on-leaving' | 'after-delay';

export type SurveyDisplay = {
  readonly kind: 'survey';
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly details: string | undefined;
  readonly decline: string;
  readonly accept: string;
  readonly uri: string;
  /** The survey's page opens in a frame of this page; otherwise in a new tab. */
  readonly isFramed: boolean;
  readonly start: SurveyStart;
  readonly delayMs: number;
};

/** The banner with figures of one's own pins, and up to all of its buttons. */
export type MetricsBannerDisplay = {
  readonly kind: 'metrics-banner';
  readonly title: string;
  readonly subtitle: string;
  readonly buttons: readonly { readonly text: string; readonly uri: string | undefined }[];
};

/** Type 5 is a survey, except for the experience that is the metrics banner. */
export function surveyOf(
  data: Fields,
  experienceId: number,
): SurveyDisplay | MetricsBannerDisplay | undefined {
  return experienceId === EXPERIENCE_IDS.metricsBanner ? metricsBannerOf(data) : promptOf(data);
}

/** A survey needs exactly two buttons: to decline, then to accept with an address. */
function promptOf(data: Fields): SurveyDisplay | undefined {
  const buttons = buttonsOf(data);
  const [decline, accept] = buttons;
  const title = textOf(data['title_text']);
  if (title === undefined || listOf(data['buttons']).length !== 2) return undefined;
  if (decline === undefined || accept?.uri === undefined) return undefined;
  return {
    kind: 'survey',
    title,
    subtitle: textOf(data['subtitle_text']),
    details: textOf(data['detailed_text']),
    decline: decline.text,
    accept: accept.text,
    uri: accept.uri,
    isFramed: data['anket'] === true,
    start: startOf(data['action_trigger'] ?? DEFAULT_ACTION_TRIGGER),
    delayMs: amountOf(data['delay']) ?? DEFAULT_SURVEY_DELAY_MS,
  };
}

/** The metrics banner needs two buttons, a title and a subtitle. */
function metricsBannerOf(data: Fields): MetricsBannerDisplay | undefined {
  const title = textOf(data['title_text']);
  const subtitle = textOf(data['subtitle_text']);
  const buttons = buttonsOf(data);
  if (title === undefined || subtitle === undefined || buttons.length < 2) return undefined;
  return { kind: 'metrics-banner', title, subtitle, buttons };
}

function buttonsOf(data: Fields): readonly { readonly text: string; readonly uri: string | undefined }[] {
  return listOf(data['buttons']).flatMap((value) => {
    const { text, uri } = fieldsOf(value);
    const label = textOf(text);
    return label === undefined ? [] : [{ text: label, uri: safeHref(uri) }];
  });
}

function startOf(trigger: unknown): SurveyStart {
  if (trigger === 1) return 'at-once';
  return trigger === 2 ? 'on-leaving' : 'after-delay';
}
