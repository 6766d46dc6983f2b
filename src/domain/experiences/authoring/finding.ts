/** Errors keep a revision from going live; warnings do not. Both can be saved. */
export type Severity = 'error' | 'warning';

/** Something that the check of a draft has found. The view says it in words. */
export type Finding = {
  readonly severity: Severity;
  /** What was found: `no-alt-text`. */
  readonly code: string;
  /** The field of the JSON: `display_data.title`; null when no single field is concerned. */
  readonly field: string | null;
  readonly values: Readonly<Record<string, string | number>>;
};

/** True if a revision with these findings may not go live. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
