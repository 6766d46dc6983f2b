import type { Gender } from '../../domain/users/user.ts';
import { ChoiceField } from '../kit/fields/choice-field.tsx';
import { text } from '../text/language.ts';
import { genderMessages } from './internal/messages.en.ts';

type GenderChoiceProps = {
  /** Null: nothing was chosen. */
  readonly value: Gender | null;
  readonly onChange: (gender: Gender) => void;
};

/** The three genders of an account. */
export function GenderChoice({ value, onChange }: GenderChoiceProps) {
  return (
    <ChoiceField
      label={text(genderMessages.gender)}
      choices={[
        { id: 'female', label: text(genderMessages.female) },
        { id: 'male', label: text(genderMessages.male) },
        { id: 'unspecified', label: text(genderMessages.unspecified) },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
