import { toBoardId, toPinId, toUserId } from '../../src/domain/ids/ids.ts';
import { domainOf } from '../../src/domain/links/http-url.ts';
import type { DocumentBoard, PinDocument } from '../../server/application/ports/discovery/pin-document.ts';
import { planStore } from '../generated-store/store-plan.ts';
import type { StoreSize } from '../generated-store/store-size.ts';
import { signatureOf } from '../generated-store/signature.ts';
import { boardName, textsOfPin } from '../generated-store/texts.ts';
import { SeededRandom } from '../generated-store/random.ts';

/** The documents of a generated store, without writing the store: what an index is built from. */
export function* generatedDocuments(size: StoreSize): Iterable<PinDocument> {
  const { pins, people, boardIds, userIds } = planStore(size);
  const boardsOf = new Map<number, number[]>();
  for (let pin = 0; pin < pins.count; pin++) {
    if (people.secretBoards[pins.boards[pin]!] === 1) continue;
    const root = pins.roots[pin]!;
    const own = boardsOf.get(root);
    if (own === undefined) boardsOf.set(root, [pin]);
    else if (own.every((other) => pins.boards[other] !== pins.boards[pin])) own.push(pin);
  }
  const nameOf = (board: number) =>
    boardName(people.boardThemes[board]!, new SeededRandom(Math.imul(board + 1, 0x9e37_79b1)));
  for (const [root, copies] of boardsOf) {
    const { title, description, link, altText } = textsOfPin(root + size.seed, pins.themes[root]!);
    const random = new SeededRandom(root + size.seed);
    const id = toPinId(String(pins.ids[root]));
    const boards = copies.map((pin): DocumentBoard => {
      const board = pins.boards[pin]!;
      return { id: toBoardId(String(boardIds[board])), name: nameOf(board), savedAt: pins.times[pin]! };
    });
    yield {
      id,
      shown: toPinId(String(pins.ids[copies[0]!])),
      pinnerId: toUserId(String(userIds[people.boardOwners[pins.boards[root]!]!])),
      title,
      description,
      altText: altText ?? '',
      domain: link === null ? null : domainOf(link),
      linkTitle: '',
      kind: random.next() < 0.1 ? 'video' : 'image',
      product: random.next() < 0.1 ? { price: 5 + random.below(300), currency: 'EUR', inStock: null } : null,
      picture: signatureOf(pins.pictures[root]!),
      dominantColor: `#${random.below(0x100_0000).toString(16).padStart(6, '0')}`,
      createdAt: pins.times[root]!,
      boards,
      looks: null,
      embedding: null,
      topics: [],
    };
  }
}
