import type { PinTextName } from '../../../domain/pins/pin-texts.ts';
import { byName, pinTextLimit } from '../../../domain/pins/pin-texts.ts';
import { LINK_MAX } from '../../../domain/links/link-field.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../kit/fields/text-field.tsx';

type FieldWords = Pick<TextFieldProps, 'help' | 'placeholder' | 'type' | 'inputMode' | 'maxLength'>;

/** The labels and help texts for the texts of a pin; those with rows may have several lines. */
const FIELDS: Readonly<Record<PinTextName, FieldWords & { readonly label: string; readonly rows?: number }>> =
  {
    title: { label: 'Title' },
    description: { label: 'Description', rows: 3 },
    // Longer addresses can be typed and are refused with a message.
    link: { label: 'Link', type: 'url', inputMode: 'url', placeholder: 'https://', maxLength: LINK_MAX * 2 },
    altText: { label: 'Alternative text', placeholder: 'Describe the image' },
    note: { label: 'Note to yourself', help: 'Visible only to people who can edit this Pin.', rows: 2 },
  };

/** The labels of the text fields. */
export const PIN_TEXT_LABELS = byName((name) => FIELDS[name].label);

/** More specific messages for a link than the general ones. */
export const LINK_PROBLEMS = {
  'link.bad_format': 'Enter a valid URL, starting with https://',
  'link.not_allowed': 'Links must start with http:// or https://',
} as const;

type PinTextFieldProps = FieldWords &
  Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'readOnly'> & {
    readonly name: PinTextName;
    readonly rows?: number;
  };

/** The field of one text of a pin. */
export function PinTextField({ name, ...own }: PinTextFieldProps) {
  const { rows, type, ...field } = { ...FIELDS[name], limit: pinTextLimit(name), name, ...own };
  return rows === undefined ? <TextField type={type} {...field} /> : <TextArea rows={rows} {...field} />;
}
