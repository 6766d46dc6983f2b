import { finding, type DraftField, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import { ROUTE_KINDS } from '../../../routes/route-kinds.ts';
import { isForViewport, VIEWPORT_CLASSES, platformOf, type Audience } from '../../delivery/audience.ts';
import { displayOf } from '../../display.ts';
import { UPSELL_GAP_DAYS } from '../delivery/rules.ts';
import { placementsOf } from '../../placements.ts';

/** Percent of people who may be held out at most. */
export const MAX_HOLDOUT = 50;

type ShownWith = Parameters<typeof displayOf>[0];

/** Why nobody, or nobody whom the operator means, would see a draft. */
export function audienceFindings(draft: ExperienceDraft, shown: ShownWith): readonly LintFinding[] {
  const { audience, maxViews, daysBetween, holdoutPercent } = draft;
  return [
    ...rangeFindings(audience),
    ...visitorFindings(audience),
    ...newMemberFindings(draft),
    ...windowFindings(audience, shown),
    ...pageFindings(draft),
    ...listed(audience.locales, 'audience.locales', /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'locale-unknown'),
    ...listed(audience.countries, 'audience.countries', /^[A-Z]{2}$/, 'country-unknown'),
    ...(maxViews !== null && !(Number.isInteger(maxViews) && maxViews > 0)
      ? [finding('caps.views', 'views-none')]
      : []),
    ...(daysBetween !== null && !(daysBetween >= 0)
      ? [finding('caps.days_between', 'number-range', { min: 0, max: 365 })]
      : []),
    ...(holdoutPercent >= 0 && holdoutPercent <= MAX_HOLDOUT
      ? []
      : [finding('holdout_percent', 'holdout-high', { max: MAX_HOLDOUT })]),
  ];
}

const RANGES = ['accountAgeDays', 'boards', 'saves'] as const;

function rangeFindings(audience: Audience): readonly LintFinding[] {
  return RANGES.flatMap((fact) => {
    const { min, max } = audience[fact] ?? {};
    return min !== undefined && max !== undefined && min > max
      ? [finding(`audience.${fact}`, 'range-empty')]
      : [];
  });
}

/** Visitors have no account, no boards and no saves. */
function visitorFindings(audience: Audience): readonly LintFinding[] {
  if (audience.signedIn !== false) return [];
  const needsAccount: readonly DraftField[] = [
    ...(audience.partner === true ? (['audience.partner'] as const) : []),
    ...(audience.accountAgeDays === undefined ? [] : (['audience.accountAgeDays'] as const)),
    ...((audience.boards?.min ?? 0) > 0 ? (['audience.boards'] as const) : []),
    ...((audience.saves?.min ?? 0) > 0 ? (['audience.saves'] as const) : []),
  ];
  return needsAccount.map((field) => finding(field, 'nobody'));
}

/** New members get no upsells. */
function newMemberFindings({ kind, isExempt, audience }: ExperienceDraft): readonly LintFinding[] {
  const { max = Infinity } = audience.accountAgeDays ?? {};
  if (kind !== 'upsell' || isExempt || max >= UPSELL_GAP_DAYS) return [];
  return [finding('audience.accountAgeDays', 'nobody')];
}

/** Some window must be in the audience for which there is a content. */
function windowFindings(audience: Audience, shown: ShownWith): readonly LintFinding[] {
  if (audience.viewports === undefined && audience.platforms === undefined) return [];
  const windows = VIEWPORT_CLASSES.filter((viewport) => isForViewport(audience, viewport));
  const field = audience.viewports === undefined ? 'audience.platforms' : 'audience.viewports';
  if (windows.length === 0) return [finding(field, 'nobody')];
  const isReadable = ['web', 'web_mobile'].some((one) => displayOf(shown, one as 'web') !== undefined);
  const isShown = windows.some((viewport) => displayOf(shown, platformOf(viewport)) !== undefined);
  return isReadable && !isShown ? [finding(field, 'nobody')] : [];
}

function pageFindings({ audience, placementId }: ExperienceDraft): readonly LintFinding[] {
  const { pageKinds } = audience;
  if (pageKinds === undefined) return [];
  const known: ReadonlySet<string> = new Set(ROUTE_KINDS);
  const unknown = pageKinds.find((kind) => !known.has(kind));
  if (unknown !== undefined) return [finding('audience.pageKinds', 'page-unknown', { page: unknown })];
  const isThere = ROUTE_KINDS.some(
    (kind) => pageKinds.includes(kind) && placementsOf({ kind }).includes(placementId),
  );
  return isThere ? [] : [finding('audience.pageKinds', 'pages-elsewhere')];
}

function listed(
  values: readonly string[] | undefined,
  field: 'audience.locales' | 'audience.countries',
  form: RegExp,
  code: 'locale-unknown' | 'country-unknown',
): readonly LintFinding[] {
  const wrong = values?.find((value) => !form.test(value));
  return wrong === undefined ? [] : [finding(field, code, { value: wrong })];
}
