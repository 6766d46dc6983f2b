import type { DisplayKind } from './display.ts';

const INTERRUPTING: ReadonlySet<DisplayKind> = new Set(['modal', 'survey', 'popover']);
const IN_FLOW_KINDS = ['callout-banner', 'upsell', 'banner', 'metrics-banner', 'inline-callout'] as const;
const IN_FLOW: ReadonlySet<DisplayKind> = new Set(IN_FLOW_KINDS);

export type InFlowKind = (typeof IN_FLOW_KINDS)[number];
/** Kinds that stand above the page. */
export type LayerKind = Exclude<DisplayKind, InFlowKind>;

/** Kinds that interrupt a person: never two at a time, and few of them in a week. */
export function isInterrupting(kind: DisplayKind): boolean {
  return INTERRUPTING.has(kind);
}

/** Kinds that are part of the page and come with it; all others are layers. */
export function isInFlow(kind: DisplayKind): kind is InFlowKind {
  return IN_FLOW.has(kind);
}
