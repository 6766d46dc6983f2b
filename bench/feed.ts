import { toBoardId, toPinId, toUserId, type BoardId, type UserId } from '../src/domain/ids/ids.ts';
import type { PinRecord } from '../server/application/ports/records.ts';
import { aBoardRecord } from '../test/builders/a-board-record.ts';
import { aPictureRecord } from '../test/builders/a-picture-record.ts';
import { aPinRecord } from '../test/builders/a-pin-record.ts';
import { aUserRecord } from '../test/builders/a-user-record.ts';
import type { SmallBrowser, Told } from '../test/server/http-api/core/small-browser.ts';
import { aMember } from '../test/server/http-api/support/member.ts';
import { TestApp } from '../test/server/http-api/support/test-app.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { floorOf } from './served/floor.ts';

const PEOPLE = 1_000;
/** Pins of each person, on two boards. */
const PINS = 100;
const FOLLOWED = 500;
const PICTURES = 200;
const REQUESTS = 300;
const QUICK_REQUESTS = 100;
/** Requests before any counts. */
const WARM_UP = 300;
const HOME = 'UserHomefeedResource';

/** CPU time of a page of the home feed of 25 cards at 100,000 pins, as the whole server answers it. */
export async function run({ quick }: BenchOptions): Promise<readonly Figure[]> {
  const requests = quick ? QUICK_REQUESTS : REQUESTS;
  const app = await TestApp.open();
  try {
    const ann = await aMember(app, 'ann');
    const eve = await aMember(app, 'eve');
    await fill(app, toUserId(ann.user.id));
    const first = await ann.browser.call(HOME, 'get');
    const next = bookmarkOf(first);
    const floor = floorOf(first.body.resource_response!.data as readonly object[]);
    const asked = (browser: SmallBrowser, bookmarks?: string) =>
      request(app, browser, { bookmarks, field_set_key: 'card' });
    const home = await cpu(
      `home of who follows ${FOLLOWED} people and ${FOLLOWED} boards`,
      20,
      asked(ann.browser),
      requests,
    );
    const second = await cpu('its second page', 3, asked(ann.browser, next), requests);
    return [
      { what: 'floor: JSON and zstd of 25 pins in full', value: floor, unit: 'ms', foreign: true },
      home,
      second,
      { what: `${second.what}, beside the floor`, value: second.value / floor, unit: '×', budget: 2 },
      await cpu('home of who follows nobody', 20, asked(eve.browser), requests),
      await cpu('home of a visitor', 3, asked(app.browser()), requests),
    ];
  } finally {
    await app.close();
  }
}

/** Asks as a browser does; what a browser would do with the answer is left out. */
function request(app: TestApp, browser: SmallBrowser, options: object): () => Promise<unknown> {
  const data = encodeURIComponent(JSON.stringify({ options }));
  const headers = {
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'en-GB,en;q=0.9',
    Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return async () => {
    const asking = new Request(`http://pins.test/resource/${HOME}/get/?data=${data}`, { headers });
    const answer = await app.app.fetch(asking, { remoteAddress: '192.0.2.7', secure: false });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return answer.arrayBuffer();
  };
}

function bookmarkOf(told: Told): string {
  const { data, bookmark } = told.body.resource_response ?? {};
  if (!Array.isArray(data) || data.length !== 25 || bookmark === undefined) throw new Error(told.text);
  return bookmark;
}

/** Milliseconds of user and system time for each of many requests, the first ones left out. */
async function cpu(
  what: string,
  budget: number,
  request: () => Promise<unknown>,
  requests: number,
): Promise<Figure> {
  for (let time = 0; time < WARM_UP; time += 1) await request();
  const before = process.cpuUsage();
  for (let time = 0; time < requests; time += 1) await request();
  const { user, system } = process.cpuUsage(before);
  return { what, value: (user + system) / 1000 / requests, unit: 'ms', budget };
}

/** Of each pair of people `ann` follows one, and a board of the other. */
async function fill(app: TestApp, ann: UserId): Promise<void> {
  const pictures = Array.from({ length: PICTURES }, (_, number) =>
    aPictureRecord({ signature: String(number).padStart(32, '0') }),
  );
  await app.store.transaction(async (tx) => {
    for (const picture of pictures) await tx.pictures.insert(picture);
  });
  const boards: { readonly owner: UserId; readonly id: BoardId }[] = [];
  await app.store.transaction(async (tx) => {
    for (let number = 0; number < PEOPLE; number += 1) {
      const owner = toUserId(app.ids.next());
      const person = { id: owner, username: `person${number}`, email: `person${number}@example.org` };
      await tx.users.insert(aUserRecord(person));
      for (const slug of ['one', 'two']) {
        const id = toBoardId(app.ids.next());
        await tx.boards.insert(aBoardRecord({ id, ownerId: owner, slug }));
        boards.push({ owner, id });
        if (slug === 'one' && number % 2 === 1) await tx.follows.followBoard(ann, id, app.time);
      }
      if (number % 2 === 0) await tx.follows.followUser(ann, owner, app.time);
    }
  });
  // Rounds, so that everybody has old and new pins.
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    await app.store.transaction(async (tx) => {
      for (const { owner, id } of boards)
        await tx.pins.insertAll(Array.from({ length: PINS / 2 / rounds }, () => aPin(app, owner, id)));
    });
    app.time += 3_600_000;
  }
}

function aPin(app: TestApp, pinnerId: UserId, boardId: BoardId): PinRecord {
  const id = app.ids.next();
  const pictureSignature = String(Number(id) % PICTURES).padStart(32, '0');
  return aPinRecord({ id: toPinId(id), pinnerId, boardId, pictureSignature, createdAt: app.time });
}
