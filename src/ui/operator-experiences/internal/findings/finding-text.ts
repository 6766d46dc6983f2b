import type { Finding } from '../../../../domain/experiences/authoring/finding.ts';
import { phrase, type Message } from '../../../../domain/messages/message.ts';
import { text } from '../../../text/language.ts';
import { findingMessages } from './messages.en.ts';

type Name = keyof typeof findingMessages;

/** What a finding says to the operator. */
export function findingText({ code, values }: Finding): string {
  const name = code.replaceAll('-', '_');
  if (!Object.hasOwn(findingMessages, name)) return text(findingMessages.unknown, { code });
  const message = findingMessages[name as Name] as Message<Readonly<Record<string, string | number>>>;
  return text(phrase(message, values));
}

/** The findings at a field: the worst one as an error, else the first warning. */
export function findingAt(findings: readonly Finding[], field: string): Finding | undefined {
  const here = findings.filter((one) => one.field === field);
  return here.find(({ severity }) => severity === 'error') ?? here[0];
}
