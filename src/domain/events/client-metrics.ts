/** Names of the events that our app sends without a number. */
export const CLIENT_ERROR = 'client_error';
export const CLIENT_METRIC = 'client_metric';

/** The names of errors that nobody caught: the browser has logged them. */
export const UNCAUGHT_ERROR = 'uncaught-error';
export const UNCAUGHT_REJECTION = 'uncaught-rejection';

/** What a sample of pages measures, in milliseconds since the navigation. */
export const CLIENT_METRICS = ['first_byte', 'first_paint', 'largest_paint'] as const;
export type ClientMetric = (typeof CLIENT_METRICS)[number];

/** The warning about the check of a link that gave no answer. */
export const OFFSITE_CHECK_FAILED = 'offsite-check';
/** The warnings about an ad that the browser could not be asked to remember, and about one that lacks a parameter. */
export const ATTRIBUTION_FAILED = 'attribution-failed';
export const ATTRIBUTION_INCOMPLETE = 'attribution-missing-param';
/** The warning about an experience whose content no kind can show. */
export const EXPERIENCE_MALFORMED = 'experience-malformed';
/** Warnings that are counted like errors. */
export const COUNTED_WARNINGS: readonly string[] = [
  OFFSITE_CHECK_FAILED,
  ATTRIBUTION_FAILED,
  ATTRIBUTION_INCOMPLETE,
  EXPERIENCE_MALFORMED,
];
