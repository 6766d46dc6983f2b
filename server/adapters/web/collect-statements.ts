import { Parser } from 'htmlparser2';
import {
  STATEMENT_LIMITS,
  type PageLink,
  type PageStatements,
  type PictureMention,
} from '../../../src/domain/sources/page-statements.ts';
import { Microdata } from './microdata.ts';
import { backgroundOf, pictureOf, sourcesOf } from './picture-mention.ts';

type Attributes = Readonly<Record<string, string>>;

/** The number of characters per parser chunk; the parser can be stopped between chunks. */
const PIECE = 16_384;
const RELS = /\b(?:canonical|icon|apple-touch-icon|apple-touch-icon-precomposed|image_src|alternate)\b/;

/** Collects all metadata of a page. Beyond the limits of nesting and size, the rest of the page is ignored. */
export function collectStatements(html: string, url: string): PageStatements {
  const collector = new StatementCollector();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.openTag(name, attributes),
      ontext: (text) => collector.addText(text),
      onclosetag: (name) => collector.closeTag(name),
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let start = 0; start < html.length && !collector.isFull; start += PIECE) {
    parser.write(html.slice(start, start + PIECE));
  }
  if (!collector.isFull) parser.end();
  return collector.statements(url);
}

class StatementCollector {
  readonly #metas: { name: string; content: string }[] = [];
  readonly #links: PageLink[] = [];
  readonly #pictures: PictureMention[] = [];
  readonly #things: unknown[] = [];
  readonly #microdata = new Microdata();
  #base: string | null = null;
  #title = '';
  #sources: PictureMention['candidates'] = [];
  #reading: 'title' | 'json' | null = null;
  #json = '';
  #jsonLength = 0;
  #depth = 0;

  get isFull(): boolean {
    return this.#depth > STATEMENT_LIMITS.depth;
  }

  openTag(name: string, attributes: Attributes): void {
    this.#depth += 1;
    this.#microdata.openTag(name, attributes, this.#depth);
    switch (name) {
      case 'meta':
        this.#addMeta(attributes);
        break;
      case 'link':
        this.#addLink(attributes);
        break;
      case 'base':
        this.#base ??= attributes['href'] ?? null;
        break;
      case 'title':
        if (this.#title === '') this.#reading = 'title';
        break;
      case 'script':
        if (/^\s*application\/ld\+json/i.test(attributes['type'] ?? '')) this.#reading = 'json';
        break;
      case 'picture':
        this.#sources = [];
        break;
      case 'source':
        this.#sources = [...this.#sources, ...sourcesOf(attributes)].slice(0, 50);
        break;
      case 'img':
      case 'amp-img':
        this.#addPicture(() => pictureOf(attributes, this.#sources));
        break;
      case 'video':
        this.#addPicture(() => pictureOf({ src: attributes['poster'] ?? '' }, []));
        break;
      default: {
        const style = attributes['style'];
        if (style !== undefined) this.#addPicture(() => backgroundOf(style));
      }
    }
  }

  addText(text: string): void {
    if (this.#reading === 'title' && this.#title.length < STATEMENT_LIMITS.text) this.#title += text;
    else if (this.#reading === 'json' && this.#jsonLength < STATEMENT_LIMITS.json) {
      this.#json += text;
      this.#jsonLength += text.length;
    } else if (this.#reading === null) this.#microdata.addText(text);
  }

  closeTag(name: string): void {
    if (name === 'script' && this.#reading === 'json') this.#addJson();
    if (name === 'script' || name === 'title') this.#reading = null;
    if (name === 'picture') this.#sources = [];
    this.#microdata.closeTag(this.#depth);
    this.#depth -= 1;
  }

  statements(url: string): PageStatements {
    return {
      url,
      base: this.#base,
      title: this.#title,
      metas: this.#metas,
      links: this.#links,
      pictures: this.#pictures,
      things: [...this.#things, ...this.#microdata.things],
    };
  }

  #addMeta(attributes: Attributes): void {
    const name = attributes['property'] ?? attributes['name'] ?? this.#itemprop(attributes);
    const content = attributes['content'];
    if (!name || !content || this.#metas.length >= STATEMENT_LIMITS.metas) return;
    this.#metas.push({ name: name.trim().toLowerCase(), content: short(content) });
  }

  /** A statement without a subject is about the page. */
  #itemprop({ itemprop }: Attributes): string | null {
    return itemprop === undefined || this.#microdata.isInThing ? null : `itemprop:${itemprop.trim()}`;
  }

  #addLink({ rel = '', href = '', type = '', sizes = '' }: Attributes): void {
    const words = rel.toLowerCase();
    if (href === '' || !RELS.test(words) || this.#links.length >= STATEMENT_LIMITS.links) return;
    this.#links.push({ rel: words, href: short(href), type: type.toLowerCase(), sizes });
  }

  #addPicture(read: () => PictureMention | null): void {
    if (this.#pictures.length >= STATEMENT_LIMITS.pictures) return;
    const mention = read();
    if (mention !== null && mention.candidates.length > 0) this.#pictures.push(mention);
  }

  #addJson(): void {
    const text = this.#json;
    this.#json = '';
    if (this.#things.length >= STATEMENT_LIMITS.things) return;
    const value =
      parsed(text) ?? parsed(text.replace(/<!--|-->|\/\/<!\[CDATA\[|\/\/\]\]>/g, '').replace(CONTROLS, ' '));
    if (value !== undefined) this.#things.push(value);
  }
}

/** Many pages have line breaks within their texts. */
const CONTROLS = /[\0-\x1f]+/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function short(text: string): string {
  return text.slice(0, STATEMENT_LIMITS.text);
}
