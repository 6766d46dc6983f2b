import type { ExplainedStep } from '../../../../domain/experiences/delivery/explanation.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import { text } from '../../../text/language.ts';
import { pageKindName } from '../editor/audience-options.ts';
import { whyMessages } from './messages.en.ts';

type Rule = ExplainedStep['rule'];
type Words = readonly [rule: Message, failed: Message];

/** What each rule is called, and what it means when it is not met. */
const RULES: Readonly<Record<Rule, Words>> = {
  content: [whyMessages.content, whyMessages.contentNo],
  switches: [whyMessages.switches, whyMessages.switchesNo],
  pause: [whyMessages.pause, whyMessages.pauseNo],
  schedule: [whyMessages.schedule, whyMessages.scheduleNo],
  bot: [whyMessages.bot, whyMessages.botNo],
  'audience: signedIn': [whyMessages.signedIn, whyMessages.signedInNo],
  'audience: partner': [whyMessages.partner, whyMessages.partnerNo],
  'audience: accountAgeDays': [whyMessages.accountAgeDays, whyMessages.accountAgeDaysNo],
  'audience: boards': [whyMessages.boardsRule, whyMessages.boardsNo],
  'audience: saves': [whyMessages.savesRule, whyMessages.savesNo],
  'audience: locales': [whyMessages.locales, whyMessages.localesNo],
  'audience: countries': [whyMessages.countries, whyMessages.countriesNo],
  'audience: viewports': [whyMessages.viewports, whyMessages.viewportsNo],
  'audience: platforms': [whyMessages.platforms, whyMessages.platformsNo],
  'audience: pageKinds': [whyMessages.pageKinds, whyMessages.pageKindsNo],
  experiment: [whyMessages.experiment, whyMessages.experimentNo],
  trigger: [whyMessages.trigger, whyMessages.triggerNo],
  ended: [whyMessages.ended, whyMessages.endedNo],
  views: [whyMessages.views, whyMessages.viewsNo],
  'days-between': [whyMessages.daysBetween, whyMessages.daysBetweenNo],
  'upsell-start': [whyMessages.upsellStart, whyMessages.upsellStartNo],
  'upsell-gap': [whyMessages.upsellGap, whyMessages.upsellGapNo],
  interruptions: [whyMessages.interruptions, whyMessages.interruptionsNo],
  page: [whyMessages.pageRule, whyMessages.pageNo],
  holdout: [whyMessages.holdout, whyMessages.holdoutNo],
  priority: [whyMessages.priority, whyMessages.priorityNo],
};

/** A server may have a rule that this page does not know. */
function wordsOf(rule: string): Words {
  return Object.hasOwn(RULES, rule) ? RULES[rule as Rule] : [whyMessages.otherRule, whyMessages.otherRuleNo];
}

/** What a rule is called. */
export function ruleName(rule: string): string {
  return text(wordsOf(rule)[0]);
}

/** Why a rule keeps an experience away. */
export function ruleReason(rule: string): string {
  return text(wordsOf(rule)[1]);
}

/** What a rule of the audience compared; null for all other rules. */
export function comparison({ rule, values }: ExplainedStep): string | null {
  const { found, wanted, min, max } = values;
  if (found === undefined) return null;
  const valueText = (value: Value) => textOf(value, rule === 'audience: pageKinds' ? pageKindName : String);
  const range = [min, max].some((limit) => limit !== undefined)
    ? `${valueText(min ?? null)} – ${valueText(max ?? null)}`
    : null;
  return text(whyMessages.wanted, { wanted: range ?? valueText(wanted ?? null), found: valueText(found) });
}

type Value = ExplainedStep['values'][string];

function textOf(value: Value, nameOf: (code: string) => string): string {
  if (value === null) return '…';
  if (value === true) return text(whyMessages.passed);
  if (value === false) return text(whyMessages.blocked);
  return typeof value === 'object' ? value.map(nameOf).join(', ') : nameOf(String(value));
}
