import type { DisplayKind } from '../display.ts';
import type { Fields } from '../internal/displays/fields.ts';
import { FLYOUT_FORM, POPOVER_FORM, PULSAR_FORM, TOOLTIP_FORM } from '../internal/forms/anchored-forms.ts';
import { BANNER_FORM } from '../internal/forms/banner-form.ts';
import {
  CALLOUT_BANNER_FORM,
  FLOATING_CALLOUT_FORM,
  INLINE_CALLOUT_FORM,
  UPSELL_FORM,
} from '../internal/forms/callout-forms.ts';
import type { FieldValue, FormField } from './form-field.ts';
import { MODAL_FORM } from '../internal/forms/modal-form.ts';
import { METRICS_BANNER_FORM, SURVEY_FORM } from '../internal/forms/survey-forms.ts';
import { SEARCH_DELIGHT_FORM, TOAST_FORM } from '../internal/forms/text-forms.ts';

/** How the content of a kind is written. */
export type KindForm<Label extends string = string> = {
  readonly kind: DisplayKind;
  /** The type of the experience. */
  readonly type: number;
  /** What is the same in each content of this kind. */
  readonly fixed: Fields;
  /** The values of a new one. */
  readonly initial: Readonly<Record<string, FieldValue>>;
  readonly fields: readonly FormField<Label>[];
};

const FORMS = {
  'callout-banner': CALLOUT_BANNER_FORM,
  upsell: UPSELL_FORM,
  banner: BANNER_FORM,
  'inline-callout': INLINE_CALLOUT_FORM,
  'floating-callout': FLOATING_CALLOUT_FORM,
  modal: MODAL_FORM,
  survey: SURVEY_FORM,
  'metrics-banner': METRICS_BANNER_FORM,
  popover: POPOVER_FORM,
  flyout: FLYOUT_FORM,
  pulsar: PULSAR_FORM,
  tooltip: TOOLTIP_FORM,
  toast: TOAST_FORM,
  'search-delight': SEARCH_DELIGHT_FORM,
} as const satisfies { readonly [Kind in DisplayKind]: KindForm & { readonly kind: Kind } };

type AnyForm = (typeof FORMS)[AuthoredKind];

/** What the fields of the forms are called. */
export type FieldLabel = AnyForm['fields'][number]['label'];

/** The kinds that operators can write, in the order of a list to choose from. */
export const AUTHORED_KINDS = Object.keys(FORMS) as readonly AuthoredKind[];

export type AuthoredKind = keyof typeof FORMS;

/** How the content of a kind is written. */
export function formOf(kind: AuthoredKind): KindForm<FieldLabel> {
  return FORMS[kind];
}

/** A field of a kind by its name. */
export function formField(kind: AuthoredKind, name: string): FormField<FieldLabel> | undefined {
  return formOf(kind).fields.find((field) => field.name === name);
}
