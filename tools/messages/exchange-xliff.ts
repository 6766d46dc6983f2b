import { jsToXliff12, xliff12ToJs } from 'xliff';
import type { Exchange } from './exchange.ts';

/** XLIFF 1.2, which translation platforms and editors take. */
export function writeXliff({ tag, messages }: Exchange): Promise<string> {
  const units = Object.entries(messages).map(([key, { english, text, notes }]) => {
    const unit = { source: english, note: [...notes] };
    return [key, text === '' ? unit : { ...unit, target: text }] as const;
  });
  return jsToXliff12({
    sourceLanguage: 'en',
    targetLanguage: tag,
    resources: { pinakes: Object.fromEntries(units) },
  });
}

/** @throws {Error} when it is no XLIFF 1.2 with a target language */
export async function readXliff(xml: string): Promise<Exchange> {
  const { targetLanguage, resources } = await xliff12ToJs(xml, {
    captureSpacesBetweenElements: true,
    inlineAsString: true,
  });
  if (targetLanguage === undefined) throw new Error('The file names no target-language.');
  const units = Object.values(resources).flatMap((file) => Object.entries(file));
  const messages = units.map(
    ([key, unit]) => [key, { english: unit?.source ?? '', text: unit?.target ?? '', notes: [] }] as const,
  );
  return { tag: targetLanguage, messages: Object.fromEntries(messages) };
}
