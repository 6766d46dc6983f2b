import type { Phrase } from '../../../domain/messages/message.ts';
import type { PinTextName } from '../../../domain/pins/pin-texts.ts';
import { byName, pinTextLimit } from '../../../domain/pins/pin-texts.ts';
import { LINK_MAX } from '../../../domain/links/link-field.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '../../kit/fields/text-field.tsx';
import { text } from '../../text/language.ts';
import { createFieldMessages } from '../internal/fields/messages.en.ts';

type InputProps = Pick<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>;

type FieldWords = {
  readonly label: Phrase;
  readonly help?: Phrase;
  readonly placeholder?: Phrase;
  readonly rows?: number;
};

/** The labels and help texts for the texts of a pin; those with rows may have several lines. */
const FIELDS: Readonly<Record<PinTextName, FieldWords & InputProps>> = {
  title: { label: createFieldMessages.title },
  description: { label: createFieldMessages.description, rows: 3 },
  link: {
    label: createFieldMessages.link,
    type: 'url',
    inputMode: 'url',
    placeholder: createFieldMessages.linkForm,
    // Longer addresses can be typed and are refused with a message.
    maxLength: LINK_MAX * 2,
  },
  altText: { label: createFieldMessages.altText, placeholder: createFieldMessages.altTextForm },
  note: { label: createFieldMessages.note, help: createFieldMessages.noteHelp, rows: 2 },
};

/** The labels of the text fields. */
export function pinTextLabels(): Readonly<Record<PinTextName, string>> {
  return byName((name) => text(FIELDS[name].label));
}

/** More specific messages for a link than the general ones. */
export function linkProblems() {
  return {
    'link.bad_format': text(createFieldMessages.linkWrong),
    'link.not_allowed': text(createFieldMessages.linkNotAllowed),
  } as const;
}

type PinTextFieldProps = InputProps &
  Pick<TextFieldProps, 'help' | 'placeholder' | 'value' | 'onChange' | 'error' | 'hint' | 'readOnly'> & {
    readonly name: PinTextName;
    readonly rows?: number;
  };

/** The field of one text of a pin. */
export function PinTextField({ name, ...own }: PinTextFieldProps) {
  const { label, help, placeholder, ...input } = FIELDS[name];
  const { rows, type, ...field } = {
    ...input,
    label: text(label),
    help: help && text(help),
    placeholder: placeholder && text(placeholder),
    limit: pinTextLimit(name),
    name,
    ...own,
  };
  return rows === undefined ? <TextField type={type} {...field} /> : <TextArea rows={rows} {...field} />;
}
