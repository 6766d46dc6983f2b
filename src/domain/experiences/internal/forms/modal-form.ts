import { fileField, imageFields, linkField, longTextField, millisField, textField } from './form-fields.ts';

const more = { more: true } as const;

export const MODAL_FORM = {
  kind: 'modal',
  type: 26,
  fixed: {},
  initial: {},
  fields: [
    textField('title', ['title'], { required: true }),
    longTextField('message', ['body'], { required: true }),
    textField('button', ['completeButton', 'text'], { required: true }),
    linkField('buttonLink', ['completeButton', 'url']),
    textField('closeButton', ['dismissButton', 'text']),
    ...imageFields(['image', ['image', 'url']], ['imageAlt', ['image', 'imageAlt']]),
    linkField('closeLink', ['dismissButton', 'url'], more),
    fileField('video', ['video', 'url'], more),
    fileField('videoPoster', ['video', 'metadata', 'thumbnail'], more),
    millisField('delay', ['delay_in_millis'], more),
  ],
} as const;
