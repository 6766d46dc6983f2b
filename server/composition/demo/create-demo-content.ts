import type { HttpApp } from '../../adapters/http-api/core/http-app.ts';
import {
  demoAddress,
  type DemoBoard,
  type DemoContent,
  type DemoEvent,
  type DemoPerson,
  type DemoPicture,
  type DemoPin,
} from './demo-content.ts';
import { DemoMember, type DemoUpload } from './demo-member.ts';
import { newPinOptions } from './new-pin-options.ts';

export type DemoDeps = {
  /** An empty server that uses `clock`. */
  readonly app: HttpApp;
  /** Set to the time of each sample event, milliseconds since the epoch. */
  readonly clock: { time: number };
  readonly content: DemoContent;
  readonly cut: (picture: DemoPicture) => Promise<Uint8Array>;
  readonly newPassword: () => string;
};

export type DemoAccount = { readonly username: string; readonly password: string };

/** The age of the oldest pin. */
const SPAN_MS = 40 * 24 * 60 * 60 * 1000;
/** The number of pictures that are prepared and uploaded in advance; their pins are created one after the other. */
const AHEAD = 4;

/** Replays the sample events through the API, oldest first. Returns the accounts, the operator's first. */
export async function createDemoContent(deps: DemoDeps): Promise<readonly DemoAccount[]> {
  const { clock, content } = deps;
  const now = clock.time;
  const timeOf = timeline(now, content.timeline.length);
  clock.time = timeOf(0);
  const accounts: DemoAccount[] = [];
  const members = new Map<string, DemoMember>();
  for (const person of content.people) {
    const password = deps.newPassword();
    accounts.push({ username: person.username, password });
    members.set(person.username, await join(deps, person, password));
  }
  const filling = new Filling(deps, members);
  await filling.makeBoards();
  await filling.follow();
  await filling.play(timeOf);
  await filling.chooseCovers();
  for (const member of members.values()) await member.call('UserSession', 'delete');
  clock.time = now;
  return accounts;
}

/** The time of the n-th of `count` events: spread evenly over the last weeks, the last one within the last hours. */
function timeline(now: number, count: number): (index: number) => number {
  return (index) => Math.round(now - (SPAN_MS * (count - index)) / count);
}

async function join({ app, cut }: DemoDeps, person: DemoPerson, password: string): Promise<DemoMember> {
  const member = await DemoMember.arrive(app);
  await member.call('UserRegister', 'create', {
    username: person.username,
    email: demoAddress(person),
    password,
    first_name: person.firstName,
    last_name: person.lastName,
  });
  const avatar = await member.upload(await cut(person.avatar));
  await member.call('UserSettings', 'update', {
    about: person.about,
    location: person.location,
    pronouns: person.pronouns,
    website_url: person.website,
    profile_image_upload_id: avatar.upload_id,
  });
  return member;
}

type Named = { readonly id: string };
type Place = { readonly board: DemoBoard; readonly pin: DemoPin };

/** The objects created so far, by their keys in the content. */
class Filling {
  readonly #deps: DemoDeps;
  readonly #members: ReadonlyMap<string, DemoMember>;
  readonly #boards = new Map<string, Named & { readonly sections: ReadonlyMap<string, string> }>();
  readonly #pins = new Map<string, Named>();

  constructor(deps: DemoDeps, members: ReadonlyMap<string, DemoMember>) {
    this.#deps = deps;
    this.#members = members;
  }

  async makeBoards(): Promise<void> {
    for (const { key, owner, name, description, sections } of this.#deps.content.boards) {
      const member = this.#member(owner);
      const { id } = await member.call<Named>('Board', 'create', { name, description });
      const ids = new Map<string, string>();
      for (const section of sections) {
        const made = await member.call<Named>('BoardSection', 'create', { board_id: id, name: section });
        ids.set(section, made.id);
      }
      this.#boards.set(key, { id, sections: ids });
    }
  }

  async follow(): Promise<void> {
    for (const { username, followsPeople, followsBoards } of this.#deps.content.people) {
      const member = this.#member(username);
      for (const name of followsPeople) {
        const { id } = await member.call<Named>('User', 'get', { username: name });
        await member.call('UserFollow', 'create', { user_id: id });
      }
      for (const key of followsBoards) {
        await member.call('BoardFollow', 'create', { board_id: found(this.#boards, key).id });
      }
    }
  }

  /** Creates and saves pins in the order of the timeline. */
  async play(timeOf: (index: number) => number): Promise<void> {
    const { clock, content } = this.#deps;
    const places = new Map(
      content.boards.flatMap((board) => board.pins.map((pin) => [pin.key, { board, pin }] as const)),
    );
    const steps = content.timeline.map((event) => ({
      event,
      place: typeof event === 'string' ? found(places, event) : null,
    }));
    const uploads = new Map<string, Promise<DemoUpload>>();
    for (const [index, { event, place }] of steps.entries()) {
      clock.time = timeOf(index);
      for (const ahead of steps.slice(index, index + AHEAD)) {
        if (ahead.place === null || uploads.has(ahead.place.pin.key)) continue;
        const upload = this.#upload(ahead.place);
        // Awaited later; until then a rejection must not count as unhandled.
        upload.catch(() => undefined);
        uploads.set(ahead.place.pin.key, upload);
      }
      if (place !== null) await this.#makePin(place, await found(uploads, place.pin.key));
      else if (typeof event !== 'string') await this.#save(event);
    }
  }

  async chooseCovers(): Promise<void> {
    for (const { key, owner, cover } of this.#deps.content.boards) {
      if (cover === undefined) continue;
      const change = { board_id: found(this.#boards, key).id, cover_pin_id: found(this.#pins, cover).id };
      await this.#member(owner).call('Board', 'update', change);
    }
  }

  async #upload({ board, pin }: Place): Promise<DemoUpload> {
    return this.#member(board.owner).upload(await this.#deps.cut(pin));
  }

  async #makePin({ board, pin }: Place, own: DemoUpload): Promise<void> {
    const member = this.#member(board.owner);
    const options = await newPinOptions(pin, {
      own,
      place: this.#place(board.key, pin.section),
      uploadOf: async (key) => member.upload(await this.#deps.cut(this.#content(key))),
      content: (key) => this.#content(key),
      idOf: (key) => found(this.#pins, key).id,
    });
    const name = pin.story === undefined ? 'Pin' : 'StoryPin';
    this.#pins.set(pin.key, await member.call<Named>(name, 'create', options));
  }

  #content(key: string): DemoPin {
    const pin = this.#deps.content.boards.flatMap(({ pins }) => pins).find((each) => each.key === key);
    if (pin === undefined) throw new Error(`The sample content names "${key}", which is not there.`);
    return pin;
  }

  async #save({ save, by, to, section }: Exclude<DemoEvent, string>): Promise<void> {
    const pin = found(this.#pins, save);
    await this.#member(by).call('Repin', 'create', { pin_id: pin.id, ...this.#place(to, section) });
  }

  #place(key: string, section: string | undefined): Readonly<Record<string, string>> {
    const { id, sections } = found(this.#boards, key);
    return section === undefined ? { board_id: id } : { board_id: id, section_id: found(sections, section) };
  }

  #member(username: string): DemoMember {
    return found(this.#members, username);
  }
}

function found<T>(things: ReadonlyMap<string, T>, key: string): T {
  const thing = things.get(key);
  if (thing === undefined) throw new Error(`The sample content names "${key}", which is not there.`);
  return thing;
}
