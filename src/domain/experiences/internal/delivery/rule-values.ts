import { switchAgainst } from '../../authoring/kill-switch.ts';
import { platformOf, type AudienceFact, type ViewerFacts } from '../../delivery/audience.ts';
import type { ExperienceDefinition } from '../../delivery/experience-definition.ts';
import type { RuleValues } from '../../delivery/explanation.ts';
import type { ResolveInput } from '../../delivery/resolve-experiences.ts';
import { INTERRUPTION_DAYS, MAX_INTERRUPTIONS, UPSELL_GAP_DAYS, type RuleName } from './rules.ts';

type Input = Pick<ResolveInput, 'set' | 'viewer' | 'now'>;

const VALUES: {
  readonly [Rule in Exclude<RuleName, `audience: ${string}`>]: (
    definition: ExperienceDefinition,
    input: Input,
  ) => RuleValues;
} = {
  content: (_, { viewer }) => ({ platform: viewer.viewport === null ? null : platformOf(viewer.viewport) }),
  switches: (definition, { set }) => {
    const found = switchAgainst(definition, set.switches);
    return { kind: found?.kind ?? null, name: found?.name ?? null };
  },
  pause: () => ({}),
  schedule: ({ schedule }, { now }) => ({ start: schedule.start, end: schedule.end, now }),
  bot: () => ({}),
  experiment: ({ experiment }, { viewer }) =>
    experiment === null ? {} : { ...experiment, found: viewer.groups[experiment.name] ?? null },
  // A person’s own actions are private: the trace contains the limits and the verdict, not the counts.
  trigger: ({ isTriggered }) => ({ isTriggered }),
  ended: ({ askAgainSince }) => ({ askAgainSince }),
  views: ({ caps }) => ({ limit: caps.views }),
  'days-between': ({ caps }) => ({ days: caps.daysBetween }),
  'upsell-start': ({ isExempt }) => ({ days: UPSELL_GAP_DAYS, isExempt }),
  'upsell-gap': ({ isExempt }) => ({ days: UPSELL_GAP_DAYS, isExempt }),
  interruptions: ({ isExempt }) => ({ limit: MAX_INTERRUPTIONS, days: INTERRUPTION_DAYS, isExempt }),
  page: () => ({}),
  holdout: ({ holdoutPercent }) => ({ percent: holdoutPercent }),
};

const FOUND: { readonly [Fact in AudienceFact]: (viewer: ViewerFacts) => string | number | boolean | null } =
  {
    signedIn: ({ isSignedIn }) => isSignedIn,
    partner: ({ isPartner }) => isPartner,
    accountAgeDays: ({ accountAgeDays }) => accountAgeDays,
    boards: ({ boardCount }) => boardCount,
    saves: ({ saveCount }) => saveCount,
    locales: ({ locale }) => locale,
    countries: ({ country }) => country,
    viewports: ({ viewport }) => viewport,
    platforms: ({ viewport }) => (viewport === null ? null : platformOf(viewport)),
    pageKinds: ({ pageKind }) => pageKind,
  };

/** What a rule compares for this viewer. */
export function ruleValues(rule: RuleName, definition: ExperienceDefinition, input: Input): RuleValues {
  const fact = audienceFactOf(rule);
  if (fact === null) return VALUES[rule as keyof typeof VALUES](definition, input);
  const wanted = definition.audience[fact];
  if (wanted === undefined) return {};
  const found = FOUND[fact](input.viewer);
  if (typeof wanted === 'boolean') return { wanted, found };
  if (Array.isArray(wanted)) return { wanted: wanted as readonly string[], found };
  const { min, max } = wanted as { readonly min?: number; readonly max?: number };
  return { min: min ?? null, max: max ?? null, found };
}

function audienceFactOf(rule: RuleName): AudienceFact | null {
  return rule.startsWith('audience: ') ? (rule.slice('audience: '.length) as AudienceFact) : null;
}
