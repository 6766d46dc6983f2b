import type { CompiledMessage } from '../../src/domain/messages/compiled-message.ts';
import type { Language } from '../../src/domain/messages/language.ts';
import type { Message } from '../../src/domain/messages/message.ts';
import { compileMessage } from '../../tools/messages/compile.ts';
import { languageOf } from './language-of.ts';

/** A language whose texts are «key value value», so that what is in another language shows. */
export function markedLanguage(tag: string, messages: readonly Message<never>[]): Language {
  const marked = messages.map(({ key, english }) => {
    const values = new Set(valuesIn(compileMessage(english)));
    return [key, `«${[key, ...values].join(' ')}»`] as const;
  });
  return languageOf(tag, messages, Object.fromEntries(marked));
}

function valuesIn(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string' || part === 0) return [];
    const [name, , options = {}] = part;
    return [`{${name}}`, ...Object.values(options).flatMap((option) => valuesIn(option ?? ''))];
  });
}
