import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** Errors of the current password, which confirms that the viewer owns the account. */
export function ownPasswordTexts() {
  return {
    'password.missing': text(accountSettingMessages.ownPasswordMissing),
    'password.not_allowed': text(accountSettingMessages.currentPasswordWrong),
  };
}
