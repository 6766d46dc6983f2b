import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How a message uses one of its values. A value may be used in several ways. */
export type ValueUse = {
  readonly isArgument: boolean;
  /** The options of each plural by this value. */
  readonly plurals: readonly (readonly string[])[];
  /** The options of each select by this value. */
  readonly selects: readonly (readonly string[])[];
};

type Uses = Map<string, { isArgument: boolean; plurals: string[][]; selects: string[][] }>;

/** The values of an ICU message by name. @throws {SyntaxError} for invalid messages */
export function valuesOfMessage(icu: string): ReadonlyMap<string, ValueUse> {
  const uses: Uses = new Map();
  collect(parse(icu, { ignoreTag: true, requiresOtherClause: true }), uses);
  return uses;
}

function collect(elements: readonly MessageFormatElement[], uses: Uses): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const use = uses.get(element.value) ?? { isArgument: false, plurals: [], selects: [] };
    uses.set(element.value, use);
    if (element.type === TYPE.plural) use.plurals.push(Object.keys(element.options));
    else if (element.type === TYPE.select) use.selects.push(Object.keys(element.options));
    else use.isArgument = true;
    if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, uses);
  }
}

/** The words of an ICU message that people read, in every option. @throws {SyntaxError} for invalid messages */
export function wordsOfMessage(icu: string): readonly string[] {
  const texts = (elements: readonly MessageFormatElement[]): readonly string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      return 'options' in element ? Object.values(element.options).flatMap(({ value }) => texts(value)) : [];
    });
  return (
    texts(parse(icu, { ignoreTag: true, requiresOtherClause: true }))
      .join(' ')
      .match(/\p{L}[\p{L}’'-]*/gu) ?? []
  );
}
