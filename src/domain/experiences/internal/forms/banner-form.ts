import {
  choiceField,
  colorField,
  flagField,
  imageFields,
  linkField,
  longTextField,
  textField,
} from './form-fields.ts';

const LAYOUTS = [
  { value: 1, name: 'stacked' },
  { value: 2, name: 'sideBySide' },
] as const;

const more = { more: true } as const;

export const BANNER_FORM = {
  kind: 'banner',
  type: 1,
  fixed: { component_type: 1 },
  initial: {},
  fields: [
    textField('title', ['titleText']),
    longTextField('message', ['message'], { required: true }),
    textField('button', ['completeButtonText']),
    linkField('buttonLink', ['onCompleteRedirectUrl']),
    flagField('canClose', ['canClose']),
    textField('closeButton', ['dismissButtonText'], more),
    linkField('closeLink', ['onDismissRedirectUrl'], more),
    colorField('backgroundWide', ['backgroundColorWide'], more),
    colorField('textColorWide', ['textColorWide'], more),
    colorField('backgroundNarrow', ['backgroundColorNarrow'], more),
    colorField('textColorNarrow', ['textColorNarrow'], more),
    choiceField('layoutWide', ['layoutWide'], LAYOUTS, more),
    choiceField('layoutNarrow', ['layoutNarrow'], LAYOUTS, more),
    ...imageFields(
      ['pictureWide', ['backgroundImageWide', 'uri']],
      ['pictureWideAlt', ['backgroundImageWide', 'altText']],
      more,
    ),
    ...imageFields(
      ['pictureNarrow', ['backgroundImageNarrow', 'uri']],
      ['pictureNarrowAlt', ['backgroundImageNarrow', 'altText']],
      more,
    ),
    ...imageFields(['cover', ['coverImage', 'uri']], ['coverAlt', ['coverImage', 'altText']], more),
    ...imageFields(['sign', ['iconImage', 'uri']], ['signAlt', ['iconImage', 'altText']], more),
    textField('extraLinkText', ['linkTitles', 0], more),
    linkField('extraLink', ['links', 0], more),
    textField('secondExtraLinkText', ['linkTitles', 1], more),
    linkField('secondExtraLink', ['links', 1], more),
  ],
} as const;
