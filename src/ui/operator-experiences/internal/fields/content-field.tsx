import type { Finding } from '../../../../domain/experiences/authoring/finding.ts';
import type { FieldLabel } from '../../../../domain/experiences/authoring/experience-form.ts';
import {
  unitsPerSecond,
  type FieldValue,
  type FormField,
} from '../../../../domain/experiences/authoring/form-field.ts';
import { contentField } from '../../../../domain/experiences/authoring/lint-finding.ts';
import { OptionField } from './option-field.tsx';
import { SwitchField } from '../../../kit/fields/switch-field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { AlertIcon } from '../../../kit/icons/alert-icon.tsx';
import { text } from '../../../text/language.ts';
import { editorMessages } from '../editor/messages.en.ts';
import { fieldNotes } from './field-notes.tsx';
import classes from './fields.module.css';
import { ListField } from './list-field.tsx';
import { fieldMessages, optionMessages } from './messages.en.ts';
import { NumberField } from './number-field.tsx';

type ContentFieldProps = {
  readonly field: FormField<FieldLabel>;
  readonly value: FieldValue;
  readonly findings: readonly Finding[];
  readonly onChange: (value: FieldValue) => void;
};

/** A value of the content, with what is wrong with it. */
export function ContentField(props: ContentFieldProps) {
  const name = contentField(props.field.name);
  return (
    <div className={classes.field} data-field={name}>
      <Control {...props} name={name} />
    </div>
  );
}

function Control({ field, value, findings, onChange, name }: ContentFieldProps & { readonly name: string }) {
  const label = text(fieldMessages[field.label]);
  const hint = field.isRequired ? undefined : text(editorMessages.optional);
  const texts = { label, ...(hint !== undefined && { hint }), ...fieldNotes(findings, name) };
  const typed = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'longtext':
      return <TextArea {...texts} value={typed} limit={field.max} onChange={onChange} />;
    case 'link':
    case 'file':
    case 'image':
      return (
        <TextField
          {...texts}
          help={texts.help ?? text(field.type === 'link' ? editorMessages.linkHelp : editorMessages.fileHelp)}
          type="url"
          autoComplete="off"
          value={typed}
          onChange={onChange}
        />
      );
    case 'color':
      return <ColorField {...texts} value={typed} onChange={onChange} />;
    case 'number':
      return (
        <NumberField
          {...texts}
          value={typeof value === 'number' ? value : null}
          scale={unitsPerSecond(field)}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <>
          <SwitchField
            label={label}
            help={texts.error === null ? texts.help : undefined}
            checked={value === true}
            onChange={onChange}
          />
          {texts.error !== null && (
            <p className={classes.error}>
              <AlertIcon size={16} />
              <span>{texts.error}</span>
            </p>
          )}
        </>
      );
    case 'choice':
      return (
        <OptionField
          {...texts}
          placeholder={text(editorMessages.choose)}
          value={value === null ? null : String(value)}
          options={field.options.map((option) => ({
            id: String(option.value),
            label: text(optionMessages[option.name]),
          }))}
          onChange={(id) => onChange(field.options.find((one) => String(one.value) === id)?.value ?? null)}
        />
      );
    case 'list':
      return (
        <ListField
          {...texts}
          help={texts.help ?? text(editorMessages.onePerLine)}
          value={Array.isArray(value) ? (value as readonly string[]) : []}
          onChange={onChange}
        />
      );
    default:
      return <TextField {...texts} value={typed} limit={field.max} autoComplete="off" onChange={onChange} />;
  }
}

function ColorField({
  value,
  onChange,
  ...texts
}: Parameters<typeof TextField>[0] & { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <TextField
      {...texts}
      value={value}
      dir="ltr"
      autoComplete="off"
      placeholder="#b3401c"
      onChange={onChange}
      end={
        <input
          type="color"
          className={classes.color}
          aria-label={text(editorMessages.pickColor, { name: texts.label })}
          // Pickers need six digits.
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
