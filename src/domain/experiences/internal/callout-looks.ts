/** The icons of callouts, by code from 1. */
export const CALLOUT_ICONS = [
  ...['info', 'warning', 'alert', 'check', 'heart', 'star', 'sparkles', 'bulb', 'bookmark', 'image-plus'],
  ...['search', 'compass', 'home', 'person', 'lock', 'mail', 'send', 'share', 'link', 'globe'],
  ...['tag', 'flag', 'clock', 'chart', 'play', 'volume', 'pencil', 'sliders', 'download', 'eye'],
  ...['smile', 'thanks', 'plus', 'keyboard'],
] as const;

/** The colours of callout icons, by code from 1; the first is the default. */
export const CALLOUT_COLORS = [
  ...['ink', 'ink-2', 'accent', 'ok', 'warn', 'error', 'blue', 'teal', 'green', 'purple', 'pink', 'brown'],
] as const;

export type CalloutIcon = (typeof CALLOUT_ICONS)[number];
export type CalloutColor = (typeof CALLOUT_COLORS)[number];

/** Undefined for an unknown code: the callout has no icon. */
export function calloutIcon(code: unknown): CalloutIcon | undefined {
  return typeof code === 'number' ? CALLOUT_ICONS[code - 1] : undefined;
}

/** The default colour for an unknown code. */
export function calloutColor(code: unknown): CalloutColor {
  return (typeof code === 'number' ? CALLOUT_COLORS[code - 1] : undefined) ?? CALLOUT_COLORS[0];
}
