import type { Audience } from '../delivery/audience.ts';
import { displayOf } from '../display.ts';
import { amountOf, fieldsOf, listOf, type Fields } from '../internal/displays/fields.ts';
import { contentOf, valuesOf } from '../internal/forms/content-values.ts';
import type { ExperienceDraft } from './experience-draft.ts';
import { AUTHORED_KINDS, formOf, type AuthoredKind } from './experience-form.ts';

/** The content of a draft as it is delivered. Fields without a value are left out. */
export function draftToDisplayData({ kind, values, placementId, rest }: ExperienceDraft): Fields {
  const { fixed, fields } = formOf(kind);
  const data = contentOf(fields, values, { ...rest.content, ...fixed });
  return kind === 'flyout' || kind === 'pulsar' ? withPlacements(data, placementId) : data;
}

/** An anchored content says of each of its anchors at which placement it is. */
function withPlacements(data: Fields, placement: number): Fields {
  const anchors = Object.entries(fieldsOf(data['anchors_by_platform'])).map(([platform, target]) => [
    platform,
    { ...fieldsOf(target), placement },
  ]);
  return { ...data, anchors_by_platform: Object.fromEntries(anchors) };
}

/** A draft as an operator's file has it, which `readExperienceSet` reads. What is not set is left out. */
export function draftToDefinition(draft: ExperienceDraft): Fields {
  const { experienceId, placementId, name, kind, start, end, timeZone, audience, rest } = draft;
  return withoutGaps({
    ...rest.definition,
    experience_id: experienceId ?? undefined,
    placement_id: placementId,
    type: formOf(kind).type,
    name: name.trim(),
    display_data: draftToDisplayData(draft),
    audience: Object.keys(audience).length === 0 ? undefined : audience,
    schedule: withoutGaps({ start: start || undefined, end: end || undefined, time_zone: timeZone }),
    priority: draft.priority || undefined,
    caps: capsOf(draft),
    holdout_percent: draft.holdoutPercent || undefined,
    group: draft.group.trim() || undefined,
    triggerable_placed_exps: draft.triggers.length === 0 ? undefined : draft.triggers,
    triggered: draft.isTriggered || undefined,
    exempt: draft.isExempt || undefined,
    ask_again_since: draft.askAgainSince || undefined,
  });
}

function capsOf({ maxViews, daysBetween }: ExperienceDraft): Fields | undefined {
  if (maxViews === null && daysBetween === null) return undefined;
  return withoutGaps({ views: maxViews ?? undefined, days_between: daysBetween ?? undefined });
}

function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** What `draftToDefinition` writes; all other fields of a definition stay as they are. */
const WRITTEN: ReadonlySet<string> = new Set([
  ...['experience_id', 'placement_id', 'type', 'name', 'display_data', 'audience', 'schedule', 'priority'],
  ...[
    'caps',
    'holdout_percent',
    'group',
    'triggerable_placed_exps',
    'triggered',
    'exempt',
    'ask_again_since',
  ],
]);

/** The draft of a definition from an operator's file; null when its kind is unknown. */
export function draftFromDefinition(value: unknown): ExperienceDraft | null {
  const definition = fieldsOf(value);
  const content = fieldsOf(definition['display_data']);
  const kind = kindOf(definition, content);
  if (kind === null) return null;
  const schedule = fieldsOf(definition['schedule']);
  const caps = fieldsOf(definition['caps']);
  return {
    kind,
    experienceId: amountOf(definition['experience_id']) ?? null,
    name: textIn(definition['name']),
    placementId: amountOf(definition['placement_id']) ?? 0,
    values: valuesOf(formOf(kind).fields, content),
    start: textIn(schedule['start']),
    end: textIn(schedule['end']),
    timeZone: textIn(schedule['time_zone']) || 'UTC',
    audience: fieldsOf(definition['audience']) as Audience,
    priority: typeof definition['priority'] === 'number' ? definition['priority'] : 0,
    maxViews: amountOf(caps['views']) ?? null,
    daysBetween: amountOf(caps['days_between']) ?? null,
    holdoutPercent: amountOf(definition['holdout_percent']) ?? 0,
    group: textIn(definition['group']),
    triggers: listOf(definition['triggerable_placed_exps']).filter((one) => typeof one === 'string'),
    isTriggered: definition['triggered'] === true,
    isExempt: definition['exempt'] === true,
    askAgainSince: textIn(definition['ask_again_since']),
    rest: {
      definition: Object.fromEntries(Object.entries(definition).filter(([key]) => !WRITTEN.has(key))),
      content,
    },
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The kind of a content, even if something of it is still missing. */
function kindOf(definition: Fields, content: Fields): AuthoredKind | null {
  const shown = {
    experienceId: amountOf(definition['experience_id']) ?? 0,
    placementId: amountOf(definition['placement_id']) ?? 0,
    type: amountOf(definition['type']) ?? 1,
    displayData: content,
  };
  const display = displayOf(shown, 'web') ?? displayOf(shown, 'web_mobile');
  if (display !== undefined) return display.kind;
  const byLooks = AUTHORED_KINDS.find((kind) => {
    const { fixed, type } = formOf(kind);
    const names = Object.keys(fixed);
    if (names.length === 0) return false;
    return type === shown.type && names.every((name) => content[name] === fixed[name]);
  });
  if (byLooks !== undefined) return byLooks;
  if (shown.type === 1) return typeof content['type'] === 'string' ? 'callout-banner' : null;
  return AUTHORED_KINDS.find((kind) => formOf(kind).type === shown.type) ?? null;
}
