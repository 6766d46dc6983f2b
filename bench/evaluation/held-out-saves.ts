import { toBoardId, toPinId, toUserId, type PinId } from '../../src/domain/ids/ids.ts';
import { domainOf } from '../../src/domain/links/http-url.ts';
import type { PinDocument } from '../../server/application/ports/discovery/pin-document.ts';
import type { StorePlan } from '../generated-store/store-plan.ts';
import { textsOfPin } from '../generated-store/texts.ts';

/** Boards with fewer pins say nothing about a method. */
const SMALLEST_BOARD = 10;

/** Public boards without the last fifth of their pins, and that fifth, which a good method finds. */
export type HeldOutSaves = {
  readonly documents: readonly PinDocument[];
  readonly boards: readonly HeldOutBoard[];
  /** How often each document was saved, without the saves that are held out. */
  readonly saves: ReadonlyMap<PinId, number>;
};

export type HeldOutBoard = {
  readonly id: string;
  /** Documents that were on it, newest first. */
  readonly known: readonly PinId[];
  readonly heldOut: ReadonlySet<PinId>;
};

/** Splits each board of a generated store by time. */
export function heldOutSaves({ size, boardIds, userIds, people, pins }: StorePlan): HeldOutSaves {
  const pinsOfBoards = new Map<number, number[]>();
  for (const [pin, board] of pins.boards.entries()) {
    if (people.secretBoards[board] === 1) continue;
    const onBoard = pinsOfBoards.get(board);
    if (onBoard === undefined) pinsOfBoards.set(board, [pin]);
    else onBoard.push(pin);
  }
  const idOf = (pin: number) => toPinId(String(pins.ids[pins.roots[pin]!]!));
  const boardsOf = new Map<number, Set<number>>();
  const boards: HeldOutBoard[] = [];
  for (const [board, onBoard] of pinsOfBoards) {
    const kept = onBoard.length < SMALLEST_BOARD ? onBoard.length : Math.floor(onBoard.length * 0.8);
    for (const pin of onBoard.slice(0, kept)) {
      const root = pins.roots[pin]!;
      boardsOf.set(root, (boardsOf.get(root) ?? new Set()).add(board));
    }
    const known = [...new Set(onBoard.slice(0, kept).map(idOf))].reverse();
    const heldOut = new Set(onBoard.slice(kept).map(idOf));
    for (const id of known) heldOut.delete(id);
    if (heldOut.size > 0) boards.push({ id: String(boardIds[board]!), known, heldOut });
  }
  const saves = new Map<PinId, number>();
  const documents = [...boardsOf].map(([root, on]): PinDocument => {
    const texts = textsOfPin(size.seed + root, pins.themes[root]!);
    const id = idOf(root);
    saves.set(id, on.size);
    return {
      id,
      shown: id,
      pinnerId: toUserId(String(userIds[people.boardOwners[pins.boards[root]!]!]!)),
      title: texts.title,
      description: texts.description,
      altText: texts.altText ?? '',
      domain: texts.link === null ? null : domainOf(texts.link),
      linkTitle: '',
      kind: 'image',
      product: null,
      picture: String(root).padStart(32, '0'),
      dominantColor: '#808080',
      looks: null,
      embedding: null,
      createdAt: pins.times[root]!,
      boards: [...on].map((board) => ({
        id: toBoardId(String(boardIds[board]!)),
        name: `Board ${board}`,
        savedAt: 0,
      })),
      topics: [],
    };
  });
  return { documents, boards, saves };
}
