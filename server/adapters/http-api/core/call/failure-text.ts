import type { Language } from '../../../../../src/domain/messages/language.ts';
import type { Message } from '../../../../../src/domain/messages/message.ts';
import type { ErrorReason } from '../../../../../wire/errors.ts';
import type { CallFailure } from './call-failure.ts';
import { developerTexts } from './developer-texts.ts';
import { errorMessages } from './messages.en.ts';

/** What a failure says to people in their language, or to developers in English. */
export function failureText({ reason, details }: CallFailure, language: Language): string {
  if (details.technical !== undefined) return details.technical;
  if (details.message !== undefined) return language.text(details.message);
  const usual = usualText(reason);
  return typeof usual === 'string' ? usual : language.text(usual);
}

type PeopleReason = Exclude<ErrorReason, keyof typeof developerTexts>;

/** The text of a reason: a message for people, or a text for developers. */
export function usualText(reason: ErrorReason): Message<Record<never, never>> | string {
  return reason in developerTexts
    ? developerTexts[reason as keyof typeof developerTexts]
    : errorMessages[reason as PeopleReason];
}
