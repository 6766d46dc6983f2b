import { contentField, finding, type LintFinding } from '../../authoring/lint-finding.ts';
import type { ExperienceDraft } from '../../authoring/experience-draft.ts';
import { formOf } from '../../authoring/experience-form.ts';
import { ROUTE_KINDS } from '../../../routes/route-kinds.ts';
import { knownAnchor } from '../../anchors.ts';
import { PLACEMENT_IDS, placementsOf } from '../../placements.ts';
import { anchorPages } from './anchor-pages.ts';

/** Where a draft is shown: a placement that exists, and anchors that are on its pages. */
export function placeFindings(draft: ExperienceDraft): readonly LintFinding[] {
  const { kind, values, placementId, audience } = draft;
  if (!PLACEMENT_IDS.includes(placementId)) return [finding('placement_id', 'placement-unknown')];
  const pages: readonly string[] = ROUTE_KINDS.filter(
    (page) =>
      placementsOf({ kind: page }).includes(placementId) && (audience.pageKinds?.includes(page) ?? true),
  );
  return formOf(kind).fields.flatMap(({ name, label }) => {
    const anchor = label === 'anchor' || label === 'phoneAnchor' ? knownAnchor(values[name]) : undefined;
    if (anchor === undefined) return [];
    const where = anchorPages(anchor);
    const isThere = where === null || where.some((page) => pages.includes(page));
    return isThere ? [] : [finding(contentField(name), 'anchor-elsewhere')];
  });
}
