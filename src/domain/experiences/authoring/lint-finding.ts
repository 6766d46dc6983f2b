import type { Finding } from './finding.ts';

/** What can be wrong with a draft, and how bad it is: with an error it cannot go live. */
export const FINDING_SEVERITIES = {
  required: 'error',
  'text-too-long': 'error',
  'text-missing-for-link': 'error',
  'link-missing': 'error',
  'markup-lost': 'warning',
  'message-link-unsafe': 'error',
  'message-link-unknown': 'error',
  'alt-missing': 'error',
  'link-unsafe': 'error',
  'link-unknown': 'error',
  'link-not-ready': 'warning',
  'link-not-https': 'warning',
  'file-unsafe': 'error',
  'color-invalid': 'error',
  'color-alone': 'error',
  contrast: 'error',
  'number-range': 'error',
  'list-too-long': 'error',
  'option-unknown': 'error',
  'shows-nothing': 'error',
  'video-hidden': 'warning',
  'gone-too-soon': 'warning',
  'phones-left-out': 'warning',
  'survey-not-https': 'error',
  'survey-host': 'error',
  'not-shown': 'error',
  'name-taken': 'error',
  'placement-unknown': 'error',
  'anchor-unknown': 'error',
  'anchor-missing': 'error',
  'anchor-elsewhere': 'error',
  'id-fixed': 'error',
  'time-invalid': 'error',
  'zone-unknown': 'error',
  'end-before-start': 'error',
  'end-past': 'error',
  'start-past': 'warning',
  'runs-long': 'warning',
  'ask-again-future': 'error',
  nobody: 'error',
  'range-empty': 'error',
  'locale-unknown': 'error',
  'country-unknown': 'error',
  'page-unknown': 'error',
  'pages-elsewhere': 'error',
  'views-none': 'error',
  'holdout-high': 'error',
  'trigger-malformed': 'error',
  'trigger-unknown': 'error',
  'trigger-cycle': 'error',
  'trigger-not-waiting': 'warning',
  'never-triggered': 'error',
  'exempt-unusual': 'warning',
  overlap: 'warning',
  'kind-unknown': 'error',
} as const satisfies Record<string, 'error' | 'warning'>;

export type FindingCode = keyof typeof FINDING_SEVERITIES;

/** The fields of a draft besides those of its content, as the JSON has them. */
export const DRAFT_FIELDS = [
  ...[
    'name',
    'placement_id',
    'schedule.start',
    'schedule.end',
    'schedule.time_zone',
    'priority',
    'caps.views',
  ],
  ...['caps.days_between', 'holdout_percent', 'group', 'triggerable_placed_exps', 'triggered', 'exempt'],
  ...['ask_again_since', 'type', 'display_data'],
  ...[
    'audience.signedIn',
    'audience.partner',
    'audience.accountAgeDays',
    'audience.boards',
    'audience.saves',
  ],
  ...[
    'audience.locales',
    'audience.countries',
    'audience.viewports',
    'audience.platforms',
    'audience.pageKinds',
  ],
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Something that is wrong with a draft. */
export type LintFinding = Finding & {
  readonly code: FindingCode;
  readonly field: DraftField | `display_data.${string}`;
};

/** The name of a content's field in findings. */
export function contentField(name: string): `display_data.${string}` {
  return `display_data.${name}`;
}

export function finding(
  field: LintFinding['field'],
  code: FindingCode,
  values: LintFinding['values'] = {},
): LintFinding {
  return { severity: FINDING_SEVERITIES[code], field, code, values };
}
