import { SelectField, type SelectFieldProps } from '../../../kit/fields/select-field.tsx';
import { text } from '../../../text/language.ts';
import { editorMessages } from '../editor/messages.en.ts';

type OptionFieldProps = Omit<SelectFieldProps, 'searchLabel' | 'emptyText' | 'placeholder'> & {
  readonly placeholder?: string;
};

/** A choice of one of several options. */
export function OptionField({ placeholder, ...field }: OptionFieldProps) {
  return (
    <SelectField
      {...field}
      placeholder={placeholder ?? text(editorMessages.choose)}
      searchLabel={text(editorMessages.searchOptions)}
      emptyText={text(editorMessages.noOption)}
    />
  );
}
