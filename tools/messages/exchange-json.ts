import type { Exchange, ExchangedMessage } from './exchange.ts';

/** A JSON file to fill by hand: `text` takes the translation. */
export function writeJson({ tag, messages }: Exchange): string {
  return `${JSON.stringify({ language: tag, messages }, null, 2)}\n`;
}

/** @throws {Error} when it is no file of `writeJson` */
export function readJson(file: string): Exchange {
  const { language, messages } = JSON.parse(file) as {
    language?: unknown;
    messages?: Record<string, Partial<ExchangedMessage>>;
  };
  if (typeof language !== 'string' || typeof messages !== 'object')
    throw new Error('The file needs "language" and "messages".');
  for (const [key, { english, text }] of Object.entries(messages))
    if (typeof english !== 'string' || typeof text !== 'string')
      throw new Error(`${key} needs "english" and "text".`);
  return { tag: language, messages: messages as Exchange['messages'] };
}
