import { displayOf } from '../display.ts';
import { audienceFindings } from '../internal/lint/audience-findings.ts';
import { colorFindings } from '../internal/lint/color-findings.ts';
import { contentFindings } from '../internal/lint/content-findings.ts';
import { kindFindings, type SiteFacts } from '../internal/lint/kind-findings.ts';
import { placeFindings } from '../internal/lint/place-findings.ts';
import { scheduleFindings } from '../internal/lint/schedule-findings.ts';
import { setFindings, type OtherExperience } from '../internal/lint/set-findings.ts';
import { draftFromDefinition, draftToDisplayData } from './draft-definition.ts';
import type { ExperienceDraft } from './experience-draft.ts';
import { formOf } from './experience-form.ts';
import { finding, type LintFinding } from './lint-finding.ts';

/** Kinds that advertise or ask; they are no answer to an own action and no safety notice. */
const NEVER_EXEMPT: ReadonlySet<string> = new Set(['survey', 'upsell', 'metrics-banner', 'search-delight']);

/**
 * Everything that is wrong with a draft. With an error it must not go live; a warning is something that operators may
 * want. `others` are the other experiences of the site; the draft's own earlier version may be among them.
 */
export function lintExperience(
  draft: ExperienceDraft,
  others: readonly OtherExperience[],
  nowMs: number,
  site: SiteFacts,
): readonly LintFinding[] {
  const shown = {
    experienceId: draft.experienceId ?? 0,
    placementId: draft.placementId,
    type: formOf(draft.kind).type,
    displayData: draftToDisplayData(draft),
  };
  const findings = [
    ...setFindings(draft, others, nowMs),
    ...placeFindings(draft),
    ...contentFindings(draft),
    ...kindFindings(draft, site),
    ...colorFindings(draft),
    ...scheduleFindings(draft, nowMs),
    ...audienceFindings(draft, shown),
    ...(draft.isExempt && NEVER_EXEMPT.has(draft.kind) ? [finding('exempt', 'exempt-unusual')] : []),
  ];
  const isShown = displayOf(shown, 'web') !== undefined || displayOf(shown, 'web_mobile') !== undefined;
  const isExplained = findings.some(({ severity }) => severity === 'error');
  return isShown || isExplained ? findings : [...findings, finding('display_data', 'not-shown')];
}

/** The same for the JSON of an experience. */
export function lintDefinition(
  definition: unknown,
  others: readonly OtherExperience[],
  nowMs: number,
  site: SiteFacts,
): readonly LintFinding[] {
  const draft = draftFromDefinition(definition);
  return draft === null ? [finding('type', 'kind-unknown')] : lintExperience(draft, others, nowMs, site);
}
