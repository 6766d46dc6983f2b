import type { ReactElement } from 'react';
import type { Language } from '../../domain/messages/language.ts';
import type { Phrase, Message, Values } from '../../domain/messages/message.ts';
import { phrase } from '../../domain/messages/message.ts';

let spoken: Language;

/**
 * Sets the language of all views. A browser does it once. A server does it before it renders a page in one synchronous
 * turn, so that no other page is rendered in between. Only views may ask for texts.
 */
export function speak(language: Language): void {
  spoken = language;
}

/** The locale for dates and numbers: `de-AT` of a reader of German. @throws {TypeError} before a language was set */
export function spokenLocale(): string {
  return spoken.locale;
}

/** A text in the reader's language. @throws {TypeError} before a language was set */
export function text<Needed extends Values>(message: Message<Needed>, values: Needed): string;
export function text(said: Phrase): string;
export function text(said: Phrase | Message<never>, values?: Values): string {
  return spoken.text(values === undefined ? (said as Phrase) : phrase(said as Message<Values>, values));
}

/** The same around values that are more than texts, such as links; elements need keys. */
export function textParts<Needed extends Values>(
  message: Message<Needed>,
  values: { readonly [Name in keyof Needed]: ReactElement | Needed[Name] },
): readonly (ReactElement | string)[] {
  return spoken.parts<ReactElement, Needed>(message, values);
}
