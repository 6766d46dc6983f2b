import { text } from '../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** What is wrong with the password by which somebody shows to be the owner of the account. */
export function ownPasswordTexts() {
  return {
    'password.missing': text(accountSettingMessages.ownPasswordMissing),
    'password.not_allowed': text(accountSettingMessages.currentPasswordWrong),
  };
}
