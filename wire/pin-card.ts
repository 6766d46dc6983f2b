import type { WirePin } from './pin.ts';

/** Fields of a card that contain a person's id. */
export const CARD_PEOPLE = [
  'pinner',
  'closeup_attribution',
  'native_creator',
  'origin_pinner',
  'via_pinner',
] as const;
/** Fields of a card that contain a board's id. */
export const CARD_BOARDS = ['board', 'origin_board'] as const;

/** The placeholder for the size in a picture's address. */
export const SIZE_PLACE = '{size}';

/** The picture of a card: its address, and width and height of every size in px. */
export type WireCardImages = {
  readonly url: string;
  readonly sizes: Readonly<Record<string, readonly [width: number, height: number]>>;
};

/** The name of a size in the addresses of pictures. */
export function sizeInAddress(size: string): string {
  return size === 'orig' ? 'originals' : size;
}

type CardReference = (typeof CARD_PEOPLE)[number] | (typeof CARD_BOARDS)[number];

/** A pin as a card: empty fields are omitted, and people and boards are referred to by id. */
export type WirePinCard = Pick<WirePin, 'id' | 'type'> &
  Partial<Omit<WirePin, CardReference | 'images' | 'aggregated_pin_data'>> & {
    readonly [Name in CardReference]?: string;
  } & {
    readonly card_images: WireCardImages;
    readonly aggregated_pin_data?: { readonly aggregated_stats: { readonly saves: number } };
  };

/** People and boards by id, once for a list of cards. Boards refer to their owners by id. */
export type CardObjects = {
  readonly data_people: Readonly<Record<string, object>>;
  readonly data_boards: Readonly<Record<string, object>>;
};

/** Restores the pins of a list of cards with their people and boards; other lists stay unchanged. */
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

/** Replaces the ids in these fields by their objects. */
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
