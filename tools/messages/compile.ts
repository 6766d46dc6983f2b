import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, MessagePart } from '../../src/domain/messages/compiled-message.ts';

/** Compiles an ICU message to its runtime form. @throws {SyntaxError} for invalid messages and for other arguments */
export function compileMessage(icu: string): CompiledMessage {
  return compiled(parse(icu, { ignoreTag: true, requiresOtherClause: true }), icu);
}

function compiled(elements: readonly MessageFormatElement[], icu: string): CompiledMessage {
  const parts = elements.map((element) => partOf(element, icu));
  if (parts.length === 0) return '';
  const [first] = parts;
  return parts.length === 1 && typeof first === 'string' ? first : parts;
}

function partOf(element: MessageFormatElement, icu: string): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.select:
      return [element.value, 'select', optionsOf(element.options, icu)];
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType === 'ordinal')
        throw new SyntaxError(`A plural counts, without an offset: ${icu}`);
      return [element.value, 'plural', optionsOf(element.options, icu)];
    default:
      throw new SyntaxError(`Dates and numbers are formatted before they come into a message: ${icu}`);
  }
}

function optionsOf(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  icu: string,
): Readonly<Record<string, CompiledMessage>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, compiled(value, icu)] as const),
  );
}
