import { CALLOUT_COLORS, CALLOUT_ICONS } from '../callout-looks.ts';
import { choiceField, flagField, linkField, longTextField, textField } from './form-fields.ts';

const BANNER_FIELDS = [
  textField('title', ['title']),
  longTextField('message', ['message'], { required: true }),
  textField('button', ['primaryAction', 'label']),
  linkField('buttonLink', ['primaryAction', 'href']),
  textField('linkText', ['link', 'text'], { more: true }),
  linkField('link', ['link', 'href'], { more: true }),
  textField('buttonLabel', ['primaryAction', 'accessibilityLabel'], { more: true }),
  textField('secondButton', ['secondaryAction', 'label'], { more: true }),
  linkField('secondButtonLink', ['secondaryAction', 'href'], { more: true }),
  textField('secondButtonLabel', ['secondaryAction', 'accessibilityLabel'], { more: true }),
] as const;

/** A notice above the content. */
export const CALLOUT_BANNER_FORM = {
  kind: 'callout-banner',
  type: 1,
  fixed: {},
  initial: { type: 'info-callout' },
  fields: [
    choiceField(
      'tone',
      ['type'],
      [
        { value: 'info-callout', name: 'info' },
        { value: 'warning-callout', name: 'warning' },
        { value: 'error-callout', name: 'error' },
      ],
      { required: true },
    ),
    ...BANNER_FIELDS,
  ],
} as const;

export const UPSELL_FORM = {
  kind: 'upsell',
  type: 1,
  fixed: { type: 'upsell' },
  initial: {},
  fields: BANNER_FIELDS,
} as const;

const CALLOUT_FIELDS = [
  textField('title', ['title']),
  longTextField('message', ['message'], { required: true }),
  textField('button', ['completeButton', 'text']),
  linkField('buttonLink', ['completeButton', 'url']),
  textField('closeButton', ['dismissButton', 'text']),
  choiceField(
    'icon',
    ['icon'],
    CALLOUT_ICONS.map((icon, index) => ({ value: index + 1, name: `icon-${icon}` as const })),
    { more: true },
  ),
  choiceField(
    'iconColor',
    ['iconColor'],
    CALLOUT_COLORS.map((color, index) => ({ value: index + 1, name: `color-${color}` as const })),
    { more: true },
  ),
  linkField('closeLink', ['dismissButton', 'url'], { more: true }),
  flagField('hidesClose', ['dismissButton', 'hideDismissButton'], { more: true }),
] as const;

export const INLINE_CALLOUT_FORM = {
  kind: 'inline-callout',
  type: 27,
  fixed: {},
  initial: {},
  fields: CALLOUT_FIELDS,
} as const;

export const FLOATING_CALLOUT_FORM = {
  kind: 'floating-callout',
  type: 28,
  fixed: {},
  initial: {},
  fields: CALLOUT_FIELDS,
} as const;
