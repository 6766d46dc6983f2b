/** The text of the first element of this name without attributes. References stay as they are. */
export function textOf(xml: string, name: string): string | undefined {
  return elementsOf(xml, name).next().value;
}

/** The content of all elements of this name without attributes; elements of the same name must not be nested. */
export function* elementsOf(xml: string, name: string): Generator<string, undefined> {
  const [first, last] = [`<${name}>`, `</${name}>`];
  let at = 0;
  for (;;) {
    const start = xml.indexOf(first, at);
    const end = start < 0 ? -1 : xml.indexOf(last, start);
    if (end < 0) return undefined;
    yield xml.slice(start + first.length, end);
    at = end + last.length;
  }
}
