import type { ViewerFacts } from './audience.ts';
import type { TraceStep } from './resolve-experiences.ts';

/** What a rule compares, for the words about it. It says nothing about a person but the facts of the audience. */
export type RuleValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** The verdict of a rule with the values that it compared. */
export type ExplainedStep = TraceStep & { readonly values: RuleValues };

/** Why somebody sees an experience or not. */
export type ExplainedExperience = {
  readonly experienceId: number;
  readonly placementId: number;
  readonly name: string;
  readonly revision: number;
  /** All rules in order. */
  readonly steps: readonly ExplainedStep[];
  /** The rule that keeps it away; null: it is delivered. */
  readonly decidedBy: TraceStep['rule'] | null;
};

/** The facts of the audience, without the id for shares of people. */
export type ExplainedFacts = Omit<ViewerFacts, 'key'>;

/** The facts of a visitor of whom nothing is known. */
export const NOBODY: ExplainedFacts = {
  isBot: false,
  isSignedIn: false,
  isPartner: false,
  accountAgeDays: null,
  locale: 'en-US',
  country: '',
  boardCount: 0,
  saveCount: 0,
  viewport: null,
  pageKind: null,
  groups: {},
};

/** For whom an explanation is: a member, a visitor with an id, or somebody made up. */
export type ExplainedViewer =
  | { readonly kind: 'user'; readonly username: string; readonly facts: Partial<ExplainedFacts> }
  | { readonly kind: 'visitor'; readonly id: string; readonly facts: Partial<ExplainedFacts> }
  | { readonly kind: 'made_up'; readonly facts: Partial<ExplainedFacts> };

export type Explanation = {
  readonly facts: ExplainedFacts;
  readonly experiences: readonly ExplainedExperience[];
};
