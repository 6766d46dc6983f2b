import type { Audience } from '../delivery/audience.ts';
import type { Fields } from '../internal/displays/fields.ts';
import { EXPERIENCE_IDS, PLACEMENTS } from '../placements.ts';
import { localTimeOf } from '../delivery/schedule.ts';
import { emptyValue } from '../internal/forms/empty-value.ts';
import { formOf, type AuthoredKind } from './experience-form.ts';
import type { FieldValue } from './form-field.ts';

/** What an operator is writing: the content of an experience, and who sees it when. It may be incomplete. */
export type ExperienceDraft = {
  readonly kind: AuthoredKind;
  /** Null for a new one. */
  readonly experienceId: number | null;
  readonly name: string;
  readonly placementId: number;
  /** The content, by field. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Local times such as `2026-03-01T09:00`; without a start it is shown at once. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  readonly audience: Audience;
  readonly priority: number;
  /** Views in all; null: without a limit. */
  readonly maxViews: number | null;
  readonly daysBetween: number | null;
  readonly holdoutPercent: number;
  /** Experiences of one group can be switched off together; empty for none. */
  readonly group: string;
  /** The experiences that it triggers, as `placement:experience`. */
  readonly triggers: readonly string[];
  /** Shown only after another one has triggered it. */
  readonly isTriggered: boolean;
  /** Limits of interruptions do not count. */
  readonly isExempt: boolean;
  /** A local time; who ended it before is asked again. Empty for never. */
  readonly askAgainSince: string;
  /** What the form has no fields for stays as it is. */
  readonly rest: { readonly definition: Fields; readonly content: Fields };
};

/** How long a new experience is shown, and the longest time without a warning. */
export const DEFAULT_DAYS = 90;

const DAY_MS = 86_400_000;

/** Where a kind is shown, if nothing else is said. */
const DEFAULT_PLACEMENTS: Readonly<Record<AuthoredKind, number>> = {
  'callout-banner': PLACEMENTS.home,
  upsell: PLACEMENTS.home,
  banner: PLACEMENTS.home,
  'inline-callout': PLACEMENTS.home,
  'metrics-banner': PLACEMENTS.home,
  'floating-callout': PLACEMENTS.global,
  modal: PLACEMENTS.global,
  survey: PLACEMENTS.survey,
  popover: PLACEMENTS.global,
  flyout: PLACEMENTS.global,
  pulsar: PLACEMENTS.global,
  tooltip: PLACEMENTS.global,
  toast: PLACEMENTS.homeEducation,
  'search-delight': PLACEMENTS.search,
};

/** A new draft, with an end. Every field of its kind has a value, empty or the usual one. */
export function emptyDraft(
  kind: AuthoredKind,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ExperienceDraft {
  const { fields, initial } = formOf(kind);
  return {
    kind,
    experienceId: kind === 'metrics-banner' ? EXPERIENCE_IDS.metricsBanner : null,
    name: '',
    placementId: DEFAULT_PLACEMENTS[kind],
    values: Object.fromEntries(fields.map((field) => [field.name, initial[field.name] ?? emptyValue(field)])),
    start: '',
    end: localTimeOf(now + DEFAULT_DAYS * DAY_MS, timeZone),
    timeZone,
    audience: {},
    priority: 0,
    maxViews: null,
    daysBetween: null,
    holdoutPercent: 0,
    group: '',
    triggers: [],
    isTriggered: false,
    isExempt: false,
    askAgainSince: '',
    rest: { definition: {}, content: {} },
  };
}
