import { calloutColor, calloutIcon, type CalloutColor, type CalloutIcon } from '../callout-looks.ts';
import { actionOf, fieldsOf, textOf, type ActionText, type Fields } from './fields.ts';

const TONES = { 'error-callout': 'error', 'info-callout': 'info', 'warning-callout': 'warning' } as const;

/** A callout banner or an upsell. */
export type CalloutBannerDisplay = {
  readonly kind: 'callout-banner' | 'upsell';
  readonly tone: 'error' | 'info' | 'warning';
  readonly title: string | undefined;
  readonly message: string;
  readonly link: ActionText | undefined;
  readonly primary: ActionText | undefined;
  readonly secondary: ActionText | undefined;
};

/** A callout banner needs one of its types and a message; an upsell needs its type and a message. */
export function calloutBannerOf(data: Fields): CalloutBannerDisplay | undefined {
  const message = textOf(data['message']);
  const type = data['type'];
  const tone = typeof type === 'string' && Object.hasOwn(TONES, type) ? TONES[type as 'info-callout'] : null;
  if (message === undefined || (tone === null && type !== 'upsell')) return undefined;
  return {
    kind: tone === null ? 'upsell' : 'callout-banner',
    tone: tone ?? 'info',
    title: textOf(data['title']),
    message,
    link: actionOf(data['link'], 'text', 'href'),
    primary: actionOf(data['primaryAction'], 'label', 'href'),
    secondary: actionOf(data['secondaryAction'], 'label', 'href'),
  };
}

/** A callout in the page (27) or above it (28). */
export type CalloutDisplay = {
  readonly kind: 'inline-callout' | 'floating-callout';
  readonly title: string | undefined;
  readonly message: string;
  readonly icon: CalloutIcon | undefined;
  readonly color: CalloutColor;
  readonly complete: ActionText | undefined;
  /** Undefined when it is hidden. */
  readonly dismiss: ActionText | undefined;
  /** False when it goes only after its task. */
  readonly canDismiss: boolean;
};

export function calloutOf(data: Fields, kind: CalloutDisplay['kind']): CalloutDisplay | undefined {
  const message = textOf(data['message']);
  if (message === undefined) return undefined;
  const hidesDismiss = fieldsOf(data['dismissButton'])['hideDismissButton'] === true;
  return {
    kind,
    title: textOf(data['title']),
    message,
    icon: calloutIcon(data['icon']),
    color: calloutColor(data['iconColor']),
    complete: actionOf(data['completeButton'], 'text', 'url'),
    dismiss: hidesDismiss ? undefined : actionOf(data['dismissButton'], 'text', 'url'),
    canDismiss: !hidesDismiss,
  };
}
