import { choiceField, flagField, linkField, longTextField, millisField, textField } from './form-fields.ts';

export const SURVEY_FORM = {
  kind: 'survey',
  type: 5,
  fixed: {},
  initial: {},
  fields: [
    textField('title', ['title_text'], { required: true }),
    longTextField('subtitle', ['subtitle_text']),
    textField('closeButton', ['buttons', 0, 'text'], { required: true }),
    textField('button', ['buttons', 1, 'text'], { required: true }),
    linkField('surveyLink', ['buttons', 1, 'uri'], { required: true }),
    flagField('surveyFramed', ['anket']),
    longTextField('details', ['detailed_text'], { more: true }),
    choiceField(
      'surveyStart',
      ['action_trigger'],
      [
        { value: 3, name: 'afterDelay' },
        { value: 1, name: 'atOnce' },
        { value: 2, name: 'onLeaving' },
      ],
      { more: true },
    ),
    millisField('delay', ['delay'], { more: true }),
  ],
} as const;

/** The banner with figures of one's own pins. */
export const METRICS_BANNER_FORM = {
  kind: 'metrics-banner',
  type: 5,
  fixed: {},
  initial: {},
  fields: [
    textField('title', ['title_text'], { required: true }),
    longTextField('subtitle', ['subtitle_text'], { required: true }),
    textField('button', ['buttons', 0, 'text'], { required: true }),
    linkField('buttonLink', ['buttons', 0, 'uri']),
    textField('secondButton', ['buttons', 1, 'text'], { required: true }),
    linkField('secondButtonLink', ['buttons', 1, 'uri']),
    textField('thirdButton', ['buttons', 2, 'text'], { more: true }),
    linkField('thirdButtonLink', ['buttons', 2, 'uri'], { more: true }),
  ],
} as const;
