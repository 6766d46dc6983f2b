import { STATEMENT_LIMITS } from '../../../src/domain/sources/page-statements.ts';

type Thing = Record<string, unknown>;
type Open = {
  readonly depth: number;
  readonly thing: Thing | null;
  /** Elements whose text is the value. */
  readonly text: { readonly names: readonly string[]; value: string } | null;
};

/** Collects microdata of a page in the form of JSON-LD. */
export class Microdata {
  /** Items without a parent item. */
  readonly things: Thing[] = [];
  readonly #open: Open[] = [];
  #count = 0;

  openTag(name: string, attributes: Readonly<Record<string, string>>, depth: number): void {
    const names = (attributes['itemprop'] ?? '').split(/\s+/).filter((word) => word !== '');
    const isThing = attributes['itemscope'] !== undefined;
    if (names.length === 0 && !isThing) return;
    if (this.#count >= STATEMENT_LIMITS.things * 20) return;
    this.#count += 1;
    if (isThing) {
      const thing: Thing = { '@type': (attributes['itemtype'] ?? '').split(/\s+/) };
      if (names.length > 0) this.#tell(names, thing);
      else if (this.things.length < STATEMENT_LIMITS.things) this.things.push(thing);
      this.#open.push({ depth, thing, text: null });
      return;
    }
    const value = valueOf(name, attributes);
    if (value === null) this.#open.push({ depth, thing: null, text: { names, value: '' } });
    else this.#tell(names, value);
  }

  /** Whether the current position is inside an item. */
  get isInThing(): boolean {
    return this.#open.some(({ thing }) => thing !== null);
  }

  addText(text: string): void {
    for (const { text: open } of this.#open) {
      if (open !== null && open.value.length < STATEMENT_LIMITS.text) open.value += text;
    }
  }

  closeTag(depth: number): void {
    const last = this.#open.at(-1);
    if (last?.depth !== depth) return;
    this.#open.pop();
    if (last.text !== null) this.#tell(last.text.names, last.text.value.trim());
  }

  #tell(names: readonly string[], value: unknown): void {
    const thing = this.#open.findLast((open) => open.thing !== null)?.thing;
    if (!thing) return;
    for (const name of names.slice(0, 5)) {
      if (name === '__proto__') continue;
      const existing = thing[name];
      if (existing === undefined) thing[name] = value;
      else if (Array.isArray(existing)) existing.push(value);
      else thing[name] = [existing, value];
    }
  }
}

/** Null when the element's text is the value. */
function valueOf(name: string, attributes: Readonly<Record<string, string>>): string | null {
  if (attributes['content'] !== undefined) return attributes['content'];
  switch (name) {
    case 'meta':
      return '';
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
    case 'embed':
    case 'iframe':
      return attributes['src'] ?? attributes['data-src'] ?? '';
    case 'a':
    case 'area':
    case 'link':
      return attributes['href'] ?? '';
    case 'time':
      return attributes['datetime'] ?? null;
    case 'data':
    case 'meter':
      return attributes['value'] ?? null;
    default:
      return null;
  }
}
