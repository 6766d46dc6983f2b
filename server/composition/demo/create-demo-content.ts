import type { HttpApp } from '../../adapters/http-api/core/http-app.ts';
import type { RecentSources } from '../../application/sources/recent-sources.ts';
import {
  demoAddress,
  type DemoBoard,
  type DemoContent,
  type DemoLike,
  type DemoPerson,
  type DemoPicture,
  type DemoPin,
  type DemoSave,
} from './demo-content.ts';
import { demoFacts } from './demo-facts.ts';
import { DemoMember, type DemoUpload } from './demo-member.ts';
import { newPinOptions } from './new-pin-options.ts';

export type DemoDeps = {
  /** An empty server that uses `clock`. */
  readonly app: HttpApp;
  /** Set to the time of each sample event, milliseconds since the epoch. */
  readonly clock: { time: number };
  readonly content: DemoContent;
  readonly cut: (picture: DemoPicture) => Promise<Uint8Array>;
  /** Uploads the video of a pin with this poster. */
  readonly sendVideo: (member: DemoMember, video: string, poster: Uint8Array) => Promise<DemoUpload>;
  readonly newPassword: () => string;
  /** The linked pages that count as just read. */
  readonly sources: Pick<RecentSources, 'keep'>;
};

export type DemoAccount = { readonly username: string; readonly password: string };

/** The age of the oldest pin. */
const SPAN_MS = 540 * 24 * 60 * 60 * 1000;
/** The number of pictures that are prepared and uploaded in advance; their pins are created one after the other. */
const AHEAD = 6;

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

/** The time of the n-th of `count` events: more and more of them the later it gets, the last one within the last hours. */
function timeline(now: number, count: number): (index: number) => number {
  return (index) => Math.round(now - SPAN_MS * ((count - index) / count) ** 2);
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
    for (const { username, followsPeople, followsBoards, followsTopics } of this.#deps.content.people) {
      const member = this.#member(username);
      for (const name of followsPeople) {
        const { id } = await member.call<Named>('User', 'get', { username: name });
        await member.call('UserFollow', 'create', { user_id: id });
      }
      for (const key of followsBoards) {
        await member.call('BoardFollow', 'create', { board_id: found(this.#boards, key).id });
      }
      for (const name of followsTopics) {
        const { id } = await member.call<Named>('Interest', 'get', { url_name: name });
        await member.call('InterestFollow', 'create', { interest_id: id });
      }
    }
  }

  /** Creates, saves and likes pins in the order of the timeline. */
  async play(timeOf: (index: number) => number): Promise<void> {
    const { clock, content } = this.#deps;
    const places = new Map(
      content.boards.flatMap((board) => board.pins.map((pin) => [pin.key, { board, pin }] as const)),
    );
    const pins = content.timeline.filter((event) => typeof event === 'string');
    let made = 0;
    // Null for a video, which is not sent ahead: its announcement expires when the clock moves on.
    const uploads = new Map<string, Promise<DemoUpload> | null>();
    for (const [index, event] of content.timeline.entries()) {
      clock.time = timeOf(index);
      if (typeof event === 'string') {
        for (const key of pins.slice(uploads.size, made + AHEAD)) {
          const place = found(places, key);
          const upload = place.pin.video === undefined ? this.#upload(place) : null;
          // Awaited later; until then a rejection must not count as unhandled.
          upload?.catch(() => undefined);
          uploads.set(key, upload);
        }
        const place = found(places, event);
        await this.#makePin(place, await (found(uploads, event) ?? this.#upload(place)));
        made += 1;
      } else if ('save' in event) await this.#save(event);
      else await this.#like(event);
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
    const member = this.#member(board.owner);
    const picture = await this.#deps.cut(pin);
    return pin.video === undefined
      ? member.upload(picture)
      : this.#deps.sendVideo(member, pin.video, picture);
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
    const { clock, sources } = this.#deps;
    const facts = demoFacts(pin, clock.time);
    if (facts !== null) sources.keep([pin.link], { facts, answer: { etag: null, lastModified: null } });
    const name = pin.story === undefined ? 'Pin' : 'StoryPin';
    this.#pins.set(pin.key, await member.call<Named>(name, 'create', options));
  }

  #content(key: string): DemoPin {
    const pin = this.#deps.content.boards.flatMap(({ pins }) => pins).find((each) => each.key === key);
    if (pin === undefined) throw new Error(`The sample content names "${key}", which is not there.`);
    return pin;
  }

  async #save({ save, by, to, section }: DemoSave): Promise<void> {
    const pin = found(this.#pins, save);
    await this.#member(by).call('Repin', 'create', { pin_id: pin.id, ...this.#place(to, section) });
  }

  async #like({ like, by }: DemoLike): Promise<void> {
    await this.#member(by).call('PinLike', 'create', { pin_id: found(this.#pins, like).id });
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
