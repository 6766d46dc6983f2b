import { toBoardId, toPinId, toUserId, type BoardId, type PinId } from '../src/domain/ids/ids.ts';
import { aPinRecord } from '../test/builders/a-pin-record.ts';
import { aMember, makeBoard, makePin, type Member } from '../test/server/http-api/support/member.ts';
import { TestApp } from '../test/server/http-api/support/test-app.ts';
import type { Figure } from './figure.ts';

const LIST = 500;
const BULK = 5_000;
const LARGE = 50_000;
const BOARDS = 2_000;

/** Moving, copying and deleting many pins, and choosing among many boards, through the calls and a store on disk. */
export async function run(): Promise<readonly Figure[]> {
  const app = await TestApp.open();
  try {
    const ann = await aMember(app, 'ann');
    return [...(await manyPins(app, ann)), ...(await largeBoard(app, ann)), ...(await manyBoards(app, ann))];
  } finally {
    await app.close();
  }
}

async function manyPins(app: TestApp, ann: Member): Promise<readonly Figure[]> {
  const [from, to] = [await boardOf(ann, 'From'), await boardOf(ann, 'To')];
  const pins = await fill(app, ann, from, BULK);
  const bulk = async (action: string, ids: readonly PinId[], board: BoardId) => {
    for (const pin_ids of lists(ids)) {
      await must(ann, 'BulkEditResource', action, { pin_ids, board_id: board });
    }
  };
  return [
    await timed(`move ${BULK} pins in lists of ${LIST}`, 2_000, () => bulk('update', pins, to)),
    await timed(`copy ${BULK} pins in lists of ${LIST}`, 4_000, () => bulk('create', pins, from)),
    await timed(`delete ${BULK} pins in lists of ${LIST}`, 2_000, () => bulk('delete', pins, to)),
  ];
}

async function largeBoard(app: TestApp, ann: Member): Promise<readonly Figure[]> {
  const board = await boardOf(ann, 'Large');
  const pins = await fill(app, ann, board, LARGE);
  const change = (privacy: string) => must(ann, 'BoardResource', 'update', { board_id: board, privacy });
  const place = () =>
    must(ann, 'BoardPinReorderResource', 'update', {
      board_id: board,
      pin_id: pins[5],
      after_pin_id: pins.at(-3),
    });
  const feed = () => must(ann, 'BoardFeedResource', 'get', { board_id: board });
  return [
    await timed(`first page of a board of ${LARGE} pins`, 20, feed),
    await timed(`put one of ${LARGE} pins elsewhere`, 50, place),
    await timed(`close a board of ${LARGE} pins`, 2_000, () => change('secret')),
    await timed(`open it again`, 2_000, () => change('public')),
    await timed(`delete ${LARGE} pins at once`, 4_000, () =>
      must(ann, 'BulkEditSelectAllResource', 'delete', { board_id: board, pin_ids: [pins[0]] }),
    ),
  ];
}

async function manyBoards(app: TestApp, ann: Member): Promise<readonly Figure[]> {
  const picture = await makePin(ann, { title: 'picture' });
  const template = await app.store.boards.find(await boardOf(ann, 'Template'));
  if (template === undefined) throw new Error('no board');
  const ids: BoardId[] = [];
  await app.store.transaction(async (tx) => {
    for (let count = 4; count < BOARDS - 2; count += 1) {
      const id = toBoardId(app.ids.next());
      ids.push(id);
      await tx.boards.insert({ ...template, id, name: `Board ${count}`, slug: `board-${count}` });
      await tx.pins.insert(pinOn(id, ann, app, picture.image_signature));
    }
  });
  const choose = () => must(ann, 'BoardPickerBoardsResource', 'get', {});
  const page = () => must(ann, 'BoardsResource', 'get', { username: 'ann' });
  const order = () => must(ann, 'BoardReorderResource', 'update', { board_ids: ids.slice(0, LIST) });
  await choose();
  return [
    await timed(`choose among ${BOARDS} boards`, 150, choose),
    await timed(`first page of ${BOARDS} boards`, 30, page),
    await timed(`put ${LIST} of ${BOARDS} boards first`, 100, order),
  ];
}

async function boardOf(member: Member, name: string): Promise<BoardId> {
  return toBoardId((await makeBoard(member, { name })).id);
}

/** Pins of one picture, half of them saves of the other half. */
async function fill(app: TestApp, member: Member, board: BoardId, count: number): Promise<readonly PinId[]> {
  const { image_signature } = await makePin(member, { title: `for ${board}` });
  const pins = Array.from({ length: count }, () => pinOn(board, member, app, image_signature));
  const half = count / 2;
  const chained = pins.map((pin, index) => {
    const original = index < half ? null : (pins[index - half]?.id ?? null);
    return { ...pin, originalPinId: original, viaPinId: original };
  });
  for (const some of lists(chained)) await app.store.transaction((tx) => tx.pins.insertAll(some));
  return pins.map(({ id }) => id);
}

function pinOn(boardId: BoardId, { user }: Member, app: TestApp, pictureSignature: string) {
  const id = toPinId(app.ids.next());
  return aPinRecord({ id, boardId, pinnerId: toUserId(user.id), pictureSignature, createdAt: app.time });
}

function lists<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / LIST) }, (_, index) =>
    items.slice(index * LIST, (index + 1) * LIST),
  );
}

async function must(
  { browser }: Member,
  name: string,
  action: string,
  options: Record<string, unknown>,
): Promise<void> {
  const { status, text } = await browser.call(name, action, options);
  if (status !== 200) throw new Error(`${name} ${action}: ${text.slice(0, 300)}`);
}

async function timed(what: string, budget: number, work: () => Promise<unknown>): Promise<Figure> {
  const start = performance.now();
  await work();
  return { what, value: performance.now() - start, unit: 'ms', budget };
}
