import { colorGroupOf } from '../../../../../src/domain/feeds/color-group.ts';
import { SEARCH_KINDS } from '../../../../../src/domain/search/search-choices.ts';
import { grownFor } from '../../../arrays/growing.ts';
import type { PinDocument } from '../../../ports/discovery/pin-document.ts';
import type { SavedArray, SavedArrays } from '../../../ports/discovery/discovery-part.ts';
import { TextNumbers } from './text-numbers.ts';

/** The number of what a document has not: no domain, no board. */
export const NO_TEXT = 0;

/** The facts of documents by number: what filters, facets and the order of results need. */
export class DocumentTable {
  /** People, boards and domains by number; 0 is none of them. */
  people = withNone();
  boards = withNone();
  domains = withNone();
  currencies = withNone();
  readonly columns = {
    pinner: new Uint32Array(1024),
    /** The board of the pin that is shown. */
    board: new Uint32Array(1024),
    domain: new Uint32Array(1024),
    /** Index in `SEARCH_KINDS`. */
    kind: new Uint8Array(1024),
    isProduct: new Uint8Array(1024),
    /** 1 if the product was in stock when its page was last read. */
    inStock: new Uint8Array(1024),
    /** NaN: no price. */
    price: new Float32Array(1024),
    currency: new Uint8Array(1024),
    color: new Uint8Array(1024),
    rgb: new Uint32Array(1024),
    /** ms since the epoch */
    created: new Float64Array(1024),
    saves: new Uint16Array(1024),
    /** The first 64 bits of the picture's signature. */
    pictureHigh: new Uint32Array(1024),
    pictureLow: new Uint32Array(1024),
  };

  put(number: number, document: PinDocument): void {
    const { columns } = this;
    for (const [name, column] of Object.entries(columns))
      Object.assign(columns, { [name]: grownFor(column, number) });
    columns.pinner[number] = this.people.give(document.pinnerId);
    columns.board[number] = this.boards.give(boardOfShown(document));
    columns.domain[number] = document.domain === null ? NO_TEXT : this.domains.give(document.domain);
    columns.kind[number] = SEARCH_KINDS.indexOf(document.kind);
    columns.isProduct[number] = document.product === null ? 0 : 1;
    columns.inStock[number] = document.product?.inStock === true ? 1 : 0;
    columns.price[number] = document.product?.price ?? Number.NaN;
    columns.currency[number] = Math.min(255, this.currencies.give(document.product?.currency ?? ''));
    columns.color[number] = colorGroupOf(document.dominantColor);
    columns.rgb[number] = Number.parseInt(document.dominantColor.slice(1), 16);
    columns.created[number] = document.createdAt;
    columns.saves[number] = document.boards.length;
    columns.pictureHigh[number] = Number.parseInt(document.picture.slice(0, 8), 16);
    columns.pictureLow[number] = Number.parseInt(document.picture.slice(8, 16), 16);
  }

  /** `#rrggbb` */
  colorOf(number: number): string {
    return `#${(this.columns.rgb[number] ?? 0).toString(16).padStart(6, '0')}`;
  }

  save(size: number): SavedArrays {
    const columns = Object.entries(this.columns).map(([name, column]) => [name, column.subarray(0, size)]);
    return {
      ...(Object.fromEntries(columns) as Record<string, SavedArray>),
      people: this.people.save(),
      boards: this.boards.save(),
      domains: this.domains.save(),
      currencies: this.currencies.save(),
    };
  }

  load(saved: SavedArrays): void {
    for (const [name, column] of Object.entries(this.columns)) {
      if (saved[name]?.constructor !== column.constructor) throw new Error(`There is no saved ${name}.`);
      Object.assign(this.columns, { [name]: saved[name] });
    }
    this.people = TextNumbers.load(saved['people']);
    this.boards = TextNumbers.load(saved['boards']);
    this.domains = TextNumbers.load(saved['domains']);
    this.currencies = TextNumbers.load(saved['currencies']);
  }
}

/** The original's board is the first one; that of the newest save is the last one. */
function boardOfShown({ id, shown, boards }: PinDocument): string {
  if (id === shown) return boards[0]?.id ?? '';
  return boards.reduce((newest, board) => (board.savedAt >= newest.savedAt ? board : newest), {
    id: '',
    savedAt: -Infinity,
  } as { readonly id: string; readonly savedAt: number }).id;
}

function withNone(): TextNumbers {
  const numbers = new TextNumbers();
  numbers.give('');
  return numbers;
}
