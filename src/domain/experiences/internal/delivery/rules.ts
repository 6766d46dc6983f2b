import { percentOf } from '../../../experiments/percent-of.ts';
import type { Platform } from '../displays/anchored-displays.ts';
import { displayOf, type DisplayKind } from '../../display.ts';
import { isInFlow, isInterrupting } from '../../display-kinds.ts';
import { isPagePart } from '../../page-part.ts';
import { placementsOf } from '../../placements.ts';
import { ROUTE_KINDS } from '../../../routes/route-kinds.ts';
import {
  AUDIENCE_FACTS,
  meets,
  platformOf,
  type AudienceFact,
  type ViewerFacts,
} from '../../delivery/audience.ts';
import type { ExperienceDefinition, KillSwitches } from '../../delivery/experience-definition.ts';
import { isEnded, isViewing, type ExperienceHistory, type ExperienceRecord } from '../../delivery/history.ts';

/** What the rules look at. */
export type Situation = {
  readonly viewer: ViewerFacts;
  readonly history: ExperienceHistory;
  readonly switches: KillSwitches;
  readonly now: number;
  readonly recent: RecentViews;
  /** Whether the viewer gets a message in the flow of the current page. */
  readonly hasMessage: () => boolean;
};

/** What the history says of kinds. */
type RecentViews = {
  /** The last view of an upsell. */
  readonly upsell: Seen | null;
  /** The ids of experiences that interrupted in the last days. */
  readonly interruptions: ReadonlySet<number>;
};

type Seen = { readonly experienceId: number; readonly at: number };

export type RuleName =
  | 'content'
  | 'switches'
  | 'pause'
  | 'schedule'
  | 'bot'
  | `audience: ${AudienceFact}`
  | 'experiment'
  | 'trigger'
  | 'ended'
  | 'views'
  | 'days-between'
  | 'upsell-start'
  | 'upsell-gap'
  | 'interruptions'
  | 'page'
  | 'holdout';

/** A condition for delivery. */
export type Rule = {
  readonly name: RuleName;
  readonly passes: (definition: ExperienceDefinition, situation: Situation) => boolean;
  /** False for experiences that always pass, so that the rule need not be tried. By default it must be. */
  readonly concerns?: (definition: ExperienceDefinition) => boolean;
  /** True in situations in which all experiences pass. */
  readonly isIdle?: (situation: Situation) => boolean;
};

const DAY_MS = 86_400_000;
/** How many experiences may interrupt a person in how many days. */
export const MAX_INTERRUPTIONS = 2;
export const INTERRUPTION_DAYS = 7;
/** The time before the first upsell, and between two different ones. */
export const UPSELL_GAP_DAYS = 14;

/** On which platforms an experience can be shown, and its kind. */
type Content = Readonly<Record<Platform, boolean>> & { readonly kind: DisplayKind | undefined };

/** A revision never changes, so its content is read once. */
const CONTENTS = new WeakMap<ExperienceDefinition, Content>();

function contentOf(definition: ExperienceDefinition): Content {
  let content = CONTENTS.get(definition);
  if (content === undefined) {
    const [web, mobile] = [displayOf(definition, 'web'), displayOf(definition, 'web_mobile')];
    const isPart = isPagePart(definition);
    content = {
      web: isPart || web !== undefined,
      web_mobile: isPart || mobile !== undefined,
      kind: (web ?? mobile)?.kind,
    };
    CONTENTS.set(definition, content);
  }
  return content;
}

/** The kind of an experience; undefined when its content can be shown on no platform. */
function kindOf(definition: ExperienceDefinition): DisplayKind | undefined {
  return contentOf(definition).kind;
}

/** The rules in the order in which they decide. */
export const RULES: readonly Rule[] = [
  { name: 'content', concerns: isHiddenSomewhere, passes: hasContent },
  { name: 'switches', isIdle: ({ switches }) => isNothingOff(switches), passes: isSwitchedOn },
  { name: 'pause', concerns: ({ isPaused }) => isPaused, passes: ({ isPaused }) => !isPaused },
  { name: 'schedule', passes: ({ schedule }, { now }) => now >= schedule.start && now < schedule.end },
  { name: 'bot', isIdle: ({ viewer }) => !viewer.isBot, passes: (_, { viewer }) => !viewer.isBot },
  ...AUDIENCE_FACTS.map((fact): Rule => ({
    name: `audience: ${fact}`,
    concerns: ({ audience }) => audience[fact] !== undefined,
    passes: ({ audience }, { viewer }) => meets(audience, fact, viewer),
  })),
  {
    name: 'experiment',
    concerns: ({ experiment }) => experiment !== null,
    passes: ({ experiment }, { viewer }) =>
      experiment === null || viewer.groups[experiment.name] === experiment.group,
  },
  {
    name: 'trigger',
    concerns: ({ isTriggered }) => isTriggered,
    passes: ({ isTriggered, experienceId }, { history }) =>
      !isTriggered || (history.get(experienceId)?.triggeredAt ?? null) !== null,
  },
  {
    name: 'ended',
    passes: ({ experienceId, askAgainSince }, { history }) =>
      !isEnded(history.get(experienceId), askAgainSince),
  },
  { name: 'views', concerns: ({ caps }) => caps.views !== null, passes: hasViewsLeft },
  { name: 'days-between', concerns: ({ caps }) => caps.daysBetween !== null, passes: isLongAgo },
  { name: 'upsell-start', concerns: isLimitedUpsell, passes: mayOfferAlready },
  { name: 'upsell-gap', concerns: isLimitedUpsell, passes: keepsUpsellGap },
  { name: 'interruptions', concerns: isLimitedInterruption, passes: mayInterrupt },
  // A part of a page and messages in its flow are never shown together.
  {
    name: 'page',
    concerns: isPagePart,
    passes: (part, { hasMessage }) => !isPagePart(part) || !hasMessage(),
  },
  // The last rule: only who would see an experience is held out of it.
  {
    name: 'holdout',
    concerns: ({ holdoutPercent }) => holdoutPercent > 0,
    passes: (definition, { viewer }) => !isHeldOut(definition, viewer.key),
  },
];

/** True for messages in the flow of pages of this kind. @param pageKind null: not known */
export function isMessageOf(definition: ExperienceDefinition, pageKind: string | null): boolean {
  const kind = kindOf(definition);
  const page = ROUTE_KINDS.find((one) => one === pageKind);
  return (
    kind !== undefined &&
    isInFlow(kind) &&
    page !== undefined &&
    placementsOf({ kind: page }).includes(definition.placementId)
  );
}

function hasContent(definition: ExperienceDefinition, { viewer }: Situation): boolean {
  const content = contentOf(definition);
  return viewer.viewport === null ? content.web || content.web_mobile : content[platformOf(viewer.viewport)];
}

function isHiddenSomewhere(definition: ExperienceDefinition): boolean {
  const content = contentOf(definition);
  return !content.web || !content.web_mobile;
}

function isNothingOff({ everything, experiences, placements, groups }: KillSwitches): boolean {
  return !everything && experiences.size + placements.size + groups.size === 0;
}

function isSwitchedOn(definition: ExperienceDefinition, { switches }: Situation): boolean {
  const { experienceId, placementId, group } = definition;
  if (switches.everything || switches.experiences.has(experienceId)) return false;
  return !switches.placements.has(placementId) && (group === null || !switches.groups.has(group));
}

/** Who has no id gets what the control group gets, and is not counted: never held out. */
function isHeldOut(
  { experienceId, holdoutPercent }: ExperienceDefinition,
  viewerKey: string | null,
): boolean {
  if (viewerKey === null || holdoutPercent === 0) return false;
  return percentOf(`holdout ${experienceId} ${viewerKey}`) < holdoutPercent;
}

function hasViewsLeft({ caps, experienceId }: ExperienceDefinition, { history, now }: Situation): boolean {
  const record = history.get(experienceId);
  if (caps.views === null || record === undefined || isViewing(record, now)) return true;
  return record.views < caps.views;
}

function isLongAgo({ caps, experienceId }: ExperienceDefinition, { history, now }: Situation): boolean {
  const record = history.get(experienceId);
  const last = record?.lastViewedAt ?? null;
  if (record === undefined || last === null || caps.daysBetween === null || isViewing(record, now))
    return true;
  return now - last >= caps.daysBetween * DAY_MS;
}

function isLimitedUpsell(definition: ExperienceDefinition): boolean {
  return !definition.isExempt && kindOf(definition) === 'upsell';
}

function isLimitedInterruption(definition: ExperienceDefinition): boolean {
  const kind = kindOf(definition);
  return !definition.isExempt && kind !== undefined && isInterrupting(kind);
}

/** Members have been here since they signed up; when visitors came first is not stored. */
function mayOfferAlready(definition: ExperienceDefinition, { viewer }: Situation): boolean {
  if (!isLimitedUpsell(definition) || viewer.accountAgeDays === null) return true;
  return viewer.accountAgeDays >= UPSELL_GAP_DAYS;
}

function keepsUpsellGap(definition: ExperienceDefinition, { recent, now }: Situation): boolean {
  if (!isLimitedUpsell(definition) || recent.upsell === null) return true;
  if (recent.upsell.experienceId === definition.experienceId) return true;
  return now - recent.upsell.at >= UPSELL_GAP_DAYS * DAY_MS;
}

/** Whoever loses here is deferred: an own earlier view in these days does not count against an experience. */
function mayInterrupt(definition: ExperienceDefinition, { recent }: Situation): boolean {
  if (!isLimitedInterruption(definition)) return true;
  if (recent.interruptions.has(definition.experienceId)) return true;
  return recent.interruptions.size < MAX_INTERRUPTIONS;
}

/** What the history says of kinds. Records of experiences that are gone do not count. */
export function recentViews(
  definitions: ReadonlyMap<number, ExperienceDefinition>,
  history: ExperienceHistory,
  now: number,
): RecentViews {
  let upsell: Seen | null = null;
  const interruptions = new Set<number>();
  for (const record of history.values()) {
    const definition = definitions.get(record.experienceId);
    if (definition === undefined || record.lastViewedAt === null || definition.isExempt) continue;
    const kind = kindOf(definition);
    if (kind === 'upsell' && record.lastViewedAt > (upsell?.at ?? 0))
      upsell = seen(record, record.lastViewedAt);
    if (kind === undefined || !isInterrupting(kind)) continue;
    if (now - record.lastViewedAt < INTERRUPTION_DAYS * DAY_MS) interruptions.add(record.experienceId);
  }
  return { upsell, interruptions };
}

function seen({ experienceId }: ExperienceRecord, at: number): Seen {
  return { experienceId, at };
}
