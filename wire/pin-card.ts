import type { WirePin } from './pin.ts';

/** Fields of a pin that name a person by id in the form of cards. */
export const CARD_PEOPLE = [
  'pinner',
  'closeup_attribution',
  'native_creator',
  'origin_pinner',
  'via_pinner',
] as const;
/** Fields of a pin that name a board by id in the form of cards. */
export const CARD_BOARDS = ['board', 'origin_board'] as const;

/** Stands in the address of a picture where its size does. */
export const SIZE_PLACE = '{size}';

/** The picture of a pin in the form of cards: its address, and width and height of every size in px. */
export type WireCardImages = {
  readonly url: string;
  readonly sizes: Readonly<Record<string, readonly [width: number, height: number]>>;
};

/** What a size is called in the addresses of pictures. */
export function sizeInAddress(size: string): string {
  return size === 'orig' ? 'originals' : size;
}

type CardReference = (typeof CARD_PEOPLE)[number] | (typeof CARD_BOARDS)[number];

/** A pin in the form of cards: what is empty is left out, and people and boards are named by their ids. */
export type WirePinCard = Pick<WirePin, 'id' | 'type'> &
  Partial<Omit<WirePin, CardReference | 'images' | 'aggregated_pin_data'>> & {
    readonly [Name in CardReference]?: string;
  } & {
    readonly card_images: WireCardImages;
    readonly aggregated_pin_data?: { readonly aggregated_stats: { readonly saves: number } };
  };

/** People and boards by id, each once beside a list of pins in the form of cards. Boards name their owners by id. */
export type CardObjects = {
  readonly data_people: Readonly<Record<string, object>>;
  readonly data_boards: Readonly<Record<string, object>>;
};

/** The pins of a list in the form of cards as pins with their people and boards in them; others as they are. */
export function pinsOfCards(cards: readonly object[], { data_people, data_boards }: CardObjects): object[] {
  const boards: Record<string, object> = {};
  for (const [id, board] of Object.entries(data_boards))
    boards[id] = { ...board, ...named(board, ['owner'], data_people) };
  return cards.map((card) => ({
    ...card,
    ...imagesOf(card),
    ...named(card, CARD_PEOPLE, data_people),
    ...named(card, CARD_BOARDS, boards),
  }));
}

function imagesOf({ card_images }: { readonly card_images?: WireCardImages }): { readonly images?: object } {
  if (card_images === undefined) return {};
  const { url, sizes } = card_images;
  const images: Record<string, object> = {};
  for (const [size, [width, height]] of Object.entries(sizes))
    images[size] = { url: url.replace(SIZE_PLACE, sizeInAddress(size)), width, height };
  return { images };
}

/** The fields of these names with what their ids stand for. */
function named(
  card: object,
  names: readonly string[],
  objects: Readonly<Record<string, object>>,
): Record<string, object> {
  const found: Record<string, object> = {};
  for (const name of names) {
    const id = (card as Readonly<Record<string, unknown>>)[name];
    const object = typeof id === 'string' && Object.hasOwn(objects, id) ? objects[id] : undefined;
    if (object !== undefined) found[name] = object;
  }
  return found;
}
