import { colorField, linkField, listField, longTextField, millisField } from './form-fields.ts';

export const TOAST_FORM = {
  kind: 'toast',
  type: 10,
  fixed: {},
  initial: {},
  fields: [
    longTextField('text', ['text'], { required: true }),
    linkField('link', ['link']),
    millisField('duration', ['duration'], { more: true }),
  ],
} as const;

export const SEARCH_DELIGHT_FORM = {
  kind: 'search-delight',
  type: 1,
  fixed: { component_type: 3 },
  initial: {},
  fields: [
    listField('queries', ['search_query_list'], 'text', { required: true }),
    listField('textColors', ['text_colors'], 'color'),
    colorField('background', ['text_background_color']),
  ],
} as const;
