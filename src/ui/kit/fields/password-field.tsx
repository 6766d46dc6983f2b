import { useState } from 'react';
import { EyeIcon } from '../icons/eye-icon.tsx';
import { EyeOffIcon } from '../icons/eye-off-icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'limit' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={text(shown ? kitMessages.hidePassword : kitMessages.showPassword)}
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
