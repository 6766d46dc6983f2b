import type { SmallBrowser } from '../../test/server/http-api/core/small-browser.ts';
import { outcomeOf } from '../../test/server/http-api/core/small-browser.ts';
import { PASSWORD } from '../../test/server/http-api/support/member.ts';
import type { TestApp } from '../../test/server/http-api/support/test-app.ts';
import { LARGEST_BOARD, ROLES } from '../generated-store/plan-people.ts';
import { SeededRandom } from '../generated-store/random.ts';
import { slugOf, usernameOf, type StorePlan } from '../generated-store/store-plan.ts';

/** Something that people do; each time with another pin, board or person. */
export type Operation = { readonly name: string; readonly run: () => Promise<void> };

const CARD = { field_set_key: 'card' };
const HOME = 'UserHomefeedResource';

/** The calls that the app makes for its pages, and two writes. A page is one or two of them. */
export async function operationsOn(app: TestApp, plan: StorePlan): Promise<readonly Operation[]> {
  const [reader, collector] = [await signedIn(app, ROLES.reader), await signedIn(app, ROLES.collector)];
  const visitor = await app.browser().arrive();
  const random = new SeededRandom(app.ids.next().length);
  const { userIds, boardIds, people, pins } = plan;
  const publicBoard = () =>
    until(
      () => random.below(boardIds.length),
      (board) => people.secretBoards[board] === 0,
    );
  const publicPin = () =>
    until(
      () => random.below(pins.count),
      (pin) => people.secretBoards[pins.boards[pin]!] === 0,
    );
  const stranger = () =>
    until(
      () => random.below(userIds.length),
      (person) => person > ROLES.collector,
    );
  const ownBoards = [...boardIds]
    .filter((_, board) => people.boardOwners[board] === ROLES.reader)
    .map(String);
  const boardAt = (board: number) => ({
    username: usernameOf(people.boardOwners[board]!),
    slug: slugOf(board),
  });
  const pinsOf = (board: number) =>
    must(reader, 'BoardFeedResource', 'get', { board_id: String(boardIds[board]), ...CARD });
  const next = bookmarkOf(await reader.call(HOME, 'get', CARD));
  return [
    { name: 'board', run: () => must(reader, 'BoardResource', 'get', boardAt(publicBoard())) },
    { name: 'pins of a board', run: () => pinsOf(publicBoard()) },
    { name: 'pins of the largest board', run: () => pinsOf(LARGEST_BOARD) },
    { name: 'home', run: () => must(reader, HOME, 'get', CARD) },
    { name: 'home, second page', run: () => must(reader, HOME, 'get', { ...CARD, bookmarks: next }) },
    { name: 'home of who follows almost all', run: () => must(collector, HOME, 'get', CARD) },
    { name: 'home of a visitor', run: () => must(visitor, HOME, 'get', CARD) },
    {
      name: 'profile',
      run: () => must(reader, 'UserResource', 'get', { username: usernameOf(stranger()) }),
    },
    {
      name: 'boards of a profile',
      run: () => must(reader, 'BoardsResource', 'get', { username: usernameOf(stranger()) }),
    },
    { name: 'closeup', run: () => must(reader, 'PinResource', 'get', { id: String(pins.ids[publicPin()]) }) },
    {
      name: 'save',
      run: () =>
        must(reader, 'RepinResource', 'create', {
          pin_id: String(pins.ids[publicPin()]),
          board_id: random.pick(ownBoards),
        }),
    },
    {
      name: 'follow',
      run: () => must(reader, 'UserFollowResource', 'create', { user_id: String(userIds[stranger()]) }),
    },
  ];
}

async function signedIn(app: TestApp, person: number): Promise<SmallBrowser> {
  const browser = await app.browser().arrive();
  const login = { username_or_email: usernameOf(person), password: PASSWORD };
  await must(browser, 'UserSessionResource', 'create', login);
  return browser;
}

async function must(browser: SmallBrowser, name: string, action: string, options: object): Promise<void> {
  const told = await browser.call(name, action, options);
  if (outcomeOf(told) !== '200') throw new Error(`${name} ${action}: ${told.text.slice(0, 300)}`);
}

function bookmarkOf({ body, text }: Awaited<ReturnType<SmallBrowser['call']>>): string {
  const bookmark = body.resource_response?.bookmark;
  if (bookmark === undefined) throw new Error(`There is no second page: ${text.slice(0, 300)}`);
  return bookmark;
}

function until(next: () => number, isFine: (number: number) => boolean): number {
  for (;;) {
    const number = next();
    if (isFine(number)) return number;
  }
}
