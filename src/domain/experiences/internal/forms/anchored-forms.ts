import {
  anchorField,
  choiceField,
  flagField,
  linkField,
  listField,
  longTextField,
  millisField,
  secondsField,
  textField,
} from './form-fields.ts';

const more = { more: true } as const;

export const POPOVER_FORM = {
  kind: 'popover',
  type: 29,
  fixed: {},
  initial: {},
  fields: [
    anchorField('anchor', ['anchor'], { required: true }),
    longTextField('message', ['message'], { required: true }),
    textField('button', ['complete_button', 'text']),
    linkField('buttonLink', ['complete_button', 'url']),
  ],
} as const;

const FLYOUT_FIELDS = [
  anchorField('anchor', ['anchors_by_platform', 'web', 'anchor'], { required: true }),
  longTextField('text', ['text'], { required: true }),
  textField('button', ['button_text']),
  linkField('buttonLink', ['button_uri']),
  choiceField(
    'direction',
    ['flyout_direction'],
    [
      { value: 1, name: 'up' },
      { value: 2, name: 'right' },
      { value: 3, name: 'down' },
      { value: 4, name: 'left' },
    ],
  ),
  anchorField('phoneAnchor', ['anchors_by_platform', 'web_mobile', 'anchor']),
  flagField('leavesOnScroll', ['scroll_to_dismiss'], more),
  secondsField('scrollDelay', ['scroll_to_dismiss_delay_in_seconds'], more),
] as const;

export const FLYOUT_FORM = {
  kind: 'flyout',
  type: 1,
  fixed: { component_type: 2, display_type: 1 },
  initial: { flyout_direction: 3 },
  fields: FLYOUT_FIELDS,
} as const;

export const PULSAR_FORM = {
  kind: 'pulsar',
  type: 1,
  fixed: { component_type: 2, display_type: 2 },
  initial: { flyout_direction: 3 },
  fields: FLYOUT_FIELDS,
} as const;

export const TOOLTIP_FORM = {
  kind: 'tooltip',
  type: 8,
  fixed: {},
  initial: { has_tooltip: true },
  fields: [
    anchorField('anchor', ['anchor']),
    longTextField('text', ['text'], { required: true }),
    flagField('hasTooltip', ['has_tooltip']),
    flagField('hasPulsar', ['has_pulsar']),
    millisField('delay', ['delay'], more),
    millisField('disappearAfter', ['disappearTime'], more),
    flagField('completesOnHover', ['complete_on_hover'], more),
    flagField('staysOpen', ['skipComplete'], more),
    listField('thumbnails', ['thumbnail_urls'], 'file', more),
  ],
} as const;
