/** Objects that can be reported. */
export const REPORT_OBJECTS = ['pin', 'user', 'board', 'comment', 'message'] as const;
export type ReportObject = (typeof REPORT_OBJECTS)[number];

/** What a report is about. */
export type ReportedObject = { readonly objectType: ReportObject; readonly objectId: string };

/** The reasons for a report. */
export const REPORT_REASONS = [
  'spam',
  'nudity',
  'self_harm',
  'misinformation',
  'hate',
  'harassment',
  'violence',
  'copyright',
  'goods',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `open`: not decided yet. `reversed`: the decision against the thing was taken back. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed', 'reversed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The operator's possible actions on a report. */
export const REPORT_ACTIONS = ['dismiss', 'remove', 'restrict_user'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
