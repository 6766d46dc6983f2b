import { knownAnchor, type Anchor } from '../../anchors.ts';
import { actionOf, amountOf, fieldsOf, listOf, textOf, type ActionText, type Fields } from './fields.ts';
import { safeHref } from '../safe-href.ts';

export type Platform = 'web' | 'web_mobile';
export type Direction = 'up' | 'right' | 'down' | 'left';

/** A popover at an anchor. */
export type PopoverDisplay = {
  readonly kind: 'popover';
  readonly anchor: Anchor;
  readonly message: string;
  readonly complete: ActionText | undefined;
};

export function popoverOf(data: Fields): PopoverDisplay | undefined {
  const anchor = knownAnchor(data['anchor']);
  const message = textOf(data['message']);
  if (anchor === undefined || message === undefined) return undefined;
  return { kind: 'popover', anchor, message, complete: completeOf(data['complete_button']) };
}

/** The button may be a text, or an object with text and url. */
function completeOf(value: unknown): ActionText | undefined {
  return typeof value === 'string'
    ? actionOf({ text: value }, 'text', 'url')
    : actionOf(value, 'text', 'url');
}

/** A flyout or a pulsar at an anchor. */
export type FlyoutDisplay = {
  readonly kind: 'flyout' | 'pulsar';
  readonly anchor: Anchor;
  readonly direction: Direction;
  readonly text: string;
  readonly button: ActionText | undefined;
  /** Milliseconds after a scroll until it goes; null: it stays. */
  readonly dismissAfterScrollMs: number | null;
};

const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];
const DISPLAY_TYPES = ['flyout', 'pulsar'] as const;

/** A flyout needs a text and, for this platform, a known anchor at its own placement. */
export function flyoutOf(data: Fields, placementId: number, platform: Platform): FlyoutDisplay | undefined {
  const target = fieldsOf(fieldsOf(data['anchors_by_platform'])[platform]);
  const anchor = knownAnchor(target['anchor']);
  const kind = DISPLAY_TYPES[codeOf(data['display_type'])];
  const text = textOf(data['text']);
  if (anchor === undefined || Number(target['placement']) !== placementId) return undefined;
  if (kind === undefined || text === undefined) return undefined;
  const seconds = amountOf(data['scroll_to_dismiss_delay_in_seconds']) ?? 0;
  return {
    kind,
    anchor,
    direction: DIRECTIONS[codeOf(data['flyout_direction'])] ?? 'down',
    text,
    button: actionOf({ text: data['button_text'], url: data['button_uri'] }, 'text', 'url'),
    dismissAfterScrollMs: data['scroll_to_dismiss'] === true ? seconds * 1000 : null,
  };
}

function codeOf(value: unknown): number {
  return typeof value === 'number' ? value - 1 : -1;
}

/** How many thumbnails a flyout shows. */
const THUMBNAILS = 3;

/** A tooltip, a pulsar or both at the anchor of a placement. */
export type TooltipDisplay = {
  readonly kind: 'tooltip';
  readonly anchor: Anchor | undefined;
  /** Null: nothing is shown and the experience completes at once. */
  readonly shows: 'pulsar' | 'tooltip' | 'pulsar-then-tooltip' | null;
  readonly text: string;
  readonly delayMs: number;
  /** Null: it stays, as with a time of 0. */
  readonly disappearAfterMs: number | null;
  readonly completesOnHover: boolean;
  /** The last ones of the list. */
  readonly thumbnails: readonly string[];
};

export function tooltipOf(data: Fields): TooltipDisplay | undefined {
  const text = textOf(data['text']);
  const shows = tooltipParts(data);
  if (text === undefined && (shows === 'tooltip' || shows === 'pulsar-then-tooltip')) return undefined;
  const urls = listOf(data['thumbnail_urls']).flatMap((url) => safeHref(url) ?? []);
  return {
    kind: 'tooltip',
    anchor: knownAnchor(data['anchor']),
    shows,
    text: text ?? '',
    delayMs: amountOf(data['delay']) ?? 0,
    disappearAfterMs: amountOf(data['disappearTime']) || null,
    completesOnHover: data['complete_on_hover'] === true && data['skipComplete'] !== true,
    thumbnails: urls.slice(-THUMBNAILS),
  };
}

function tooltipParts(data: Fields): TooltipDisplay['shows'] {
  const hasPulsar = data['has_pulsar'] === true;
  const hasTooltip = data['has_tooltip'] === true && data['pulserOnly'] !== true;
  if (hasPulsar) return hasTooltip ? 'pulsar-then-tooltip' : 'pulsar';
  if (hasTooltip) return 'tooltip';
  return data['pulserOnly'] === true ? 'pulsar' : null;
}
