import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  demoAddress,
  demoPictureFile,
  readDemoContent,
  type DemoEvent,
  type DemoPin,
  type DemoPicture,
} from '../../../../server/composition/demo/demo-content.ts';
import { checkEmail } from '../../../../src/domain/limits/email-field.ts';
import { checkRequiredLink } from '../../../../src/domain/links/link-field.ts';
import { checkFullName, checkTextField } from '../../../../src/domain/limits/text-field.ts';
import { checkUsername } from '../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../src/domain/routes/reserved-words.ts';

const DIRECTORY = path.resolve('demo');
const { people, boards, timeline } = await readDemoContent(DIRECTORY);
const pins = boards.flatMap((board) => board.pins.map((pin) => ({ ...pin, board })));
const saves = timeline.filter((event) => typeof event !== 'string');
const pictures: readonly DemoPicture[] = [...pins, ...people.map(({ avatar }) => avatar)];
const files = readdirSync(path.join(DIRECTORY, 'pictures')).filter((name) => name.endsWith('.webp'));

describe('the sample content shows a server that is alive', () => {
  test('4 people, 12 boards and more, 80 pins and more, follows and saves among them', () => {
    expect(people).toHaveLength(4);
    expect(boards.length).toBeGreaterThanOrEqual(12);
    expect(pins.length).toBeGreaterThanOrEqual(80);
    expect(saves.length).toBeGreaterThanOrEqual(20);
    for (const { followsPeople, followsBoards } of people) {
      expect(followsPeople.length + followsBoards.length).toBeGreaterThan(0);
    }
    expect(boards.filter(({ sections }) => sections.length > 1).length).toBeGreaterThanOrEqual(6);
  });

  test('every board and every section holds a pin', () => {
    for (const { key, sections } of boards) {
      const onBoard = [
        ...pins.filter(({ board }) => board.key === key),
        ...saves.filter(({ to }) => to === key),
      ];
      expect(onBoard, key).not.toHaveLength(0);
      const used = new Set(onBoard.map(({ section }) => section).filter((section) => section !== undefined));
      expect([...used].sort(), key).toEqual([...sections].sort());
    }
  });

  test('proportions vary, from wide to twice as tall', async () => {
    const proportions = await Promise.all(
      pins.map(async (pin) => {
        const { width, height } = await sizeOf(pin);
        return Math.round((height / width) * 100) / 100;
      }),
    );
    for (const wanted of [1.5, 1.33, 1.25, 1, 0.56, 2]) {
      const alike = proportions.filter((each) => Math.abs(each - wanted) < 0.03);
      expect(alike.length, `height to width ${wanted}`).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the sample content obeys the rules of the product', () => {
  test.each(people)('$username', (person) => {
    const { username, firstName, lastName, about, location, pronouns, website } = person;
    expect(checkUsername(username, isReservedName)).toEqual({ ok: true, value: username });
    expect(checkEmail(demoAddress(person)).ok).toBe(true);
    expect(checkFullName(firstName, lastName).ok).toBe(true);
    expect(checkTextField('about', about)).toEqual({ ok: true, value: about });
    expect(checkTextField('location', location)).toEqual({ ok: true, value: location });
    expect(checkTextField('pronouns', pronouns)).toEqual({ ok: true, value: pronouns });
    expect(checkRequiredLink(website)).toEqual({ ok: true, value: website });
  });

  test.each(boards)('the board $name', ({ name, description, sections, pins: own }) => {
    expect(checkTextField('boardName', name)).toEqual({ ok: true, value: name });
    expect(checkTextField('boardDescription', description)).toEqual({ ok: true, value: description });
    for (const section of sections) {
      expect(checkTextField('sectionName', section)).toEqual({ ok: true, value: section });
    }
    for (const { key, title, description: text, alt, link } of own) {
      expect([title, text, alt], key).not.toContain('');
      expect(checkTextField('pinTitle', title)).toEqual({ ok: true, value: title });
      expect(checkTextField('pinDescription', text)).toEqual({ ok: true, value: text });
      expect(checkTextField('altText', alt)).toEqual({ ok: true, value: alt });
      expect(checkRequiredLink(link)).toEqual({ ok: true, value: link });
    }
  });

  test('links lead to domains that nobody owns, each to another page', () => {
    const links = pins.map(({ link }) => link);
    for (const link of [...links, ...people.map(({ website }) => website)]) {
      expect(link).toMatch(/^https:\/\/[a-z]+\.example\//);
    }
    expect(new Set(links).size).toBe(links.length);
  });

  test('keys, titles and alternative texts are no two times the same', () => {
    for (const all of [
      boards.map(({ key }) => key),
      pins.map(({ key }) => key),
      pins.map(({ title }) => title),
      pins.map(({ alt }) => alt),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('pins of more than a picture', () => {
  const before = (key: string, pin: { readonly key: string }) =>
    timeline.indexOf(key) < timeline.indexOf(pin.key) && timeline.includes(key);

  test('there are carousels, a story, products, a collection and a collage', () => {
    const count = (is: (pin: DemoPin) => unknown) => pins.filter((pin) => is(pin) !== undefined).length;
    expect(count(({ carousel }) => carousel)).toBeGreaterThanOrEqual(2);
    expect(count(({ story }) => story)).toBeGreaterThanOrEqual(1);
    expect(count(({ product }) => product)).toBeGreaterThanOrEqual(2);
    expect(count(({ collection }) => collection)).toBeGreaterThanOrEqual(1);
    expect(count(({ collage }) => collage)).toBeGreaterThanOrEqual(1);
  });

  test('their parts are other pins; those that they lead to are there already', () => {
    const keys = pins.map(({ key }) => key);
    for (const pin of pins) {
      const pages = pin.story ?? [];
      const shown = [...(pin.carousel ?? []), ...(pin.collage ?? []), ...pages.map(({ picture }) => picture)];
      for (const key of shown) expect(keys, pin.key).toContain(key);
      const named = [...(pin.collection ?? []), ...pages.flatMap(({ product }) => product ?? [])];
      for (const key of named) expect(before(key, pin), `${key} before ${pin.key}`).toBe(true);
    }
  });
});

describe('the order of events', () => {
  test('every pin is made once', () => {
    const made = timeline.filter((event) => typeof event === 'string');
    expect([...made].sort()).toEqual(pins.map(({ key }) => key).sort());
  });

  test('people save what is there already, from others, to boards of their own, each board once', () => {
    for (const { save, by, to } of saves) {
      const when = timeline.findIndex(
        (event) => typeof event !== 'string' && isSame(event, { save, by, to }),
      );
      const pin = pins.find(({ key }) => key === save);
      expect(timeline.indexOf(save), save).toBeLessThan(when);
      expect(pin?.board.owner, save).not.toBe(by);
      expect(boards.find(({ key }) => key === to)?.owner, to).toBe(by);
    }
    expect(new Set(saves.map(({ save, to }) => `${save} on ${to}`)).size).toBe(saves.length);
  });

  test('what comes next is cut from another photograph', () => {
    const photographs = timeline.map((event) => photographOf(pinOf(event)));
    const repeats = photographs.filter((each, index) => each === photographs[index + 1]);
    expect(repeats).toEqual([]);
  });
});

describe('the pictures', () => {
  test.each(pictures)('a piece lies within $picture and is large enough to look at', async (picture) => {
    const { left, top, width, height } = picture.piece;
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    expect((await sizeOf(picture)).width).toBeGreaterThanOrEqual(300);
  });

  test('no two pins show the same piece', () => {
    const pieces = pins.map(({ picture, piece, tone }) => JSON.stringify([picture, piece, tone]));
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  test('every file is used, at most 1,600 px long, 3 MB in all', async () => {
    expect(files.sort()).toEqual([...new Set(pictures.map(({ picture }) => `${picture}.webp`))].sort());
    let bytes = 0;
    for (const name of files) {
      const file = path.join(DIRECTORY, 'pictures', name);
      const { width, height } = await sharp(file).metadata();
      expect(Math.max(width, height), name).toBeLessThanOrEqual(1600);
      bytes += statSync(file).size;
    }
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  test('every photograph is credited', () => {
    const credits = readFileSync('tools/notices/photographs.md', 'utf8').toLowerCase().replaceAll('_', '-');
    for (const picture of pictures) expect(credits).toMatch(new RegExp(`[| ]${photographOf(picture)}[ ,]`));
  });
});

/** Files are named after the photograph; of some there are several parts. */
function photographOf({ picture }: DemoPicture): string {
  return /^picture-\d[a-z]|^[a-z]+/.exec(picture)![0];
}

function pinOf(event: DemoEvent): DemoPicture {
  const key = typeof event === 'string' ? event : event.save;
  return pins.find((pin) => pin.key === key)!;
}

function isSame(event: Exclude<DemoEvent, string>, other: Pick<typeof event, 'save' | 'by' | 'to'>): boolean {
  return event.save === other.save && event.by === other.by && event.to === other.to;
}

/** Of the piece, px. */
async function sizeOf(picture: DemoPicture): Promise<{ width: number; height: number }> {
  const whole = await sharp(demoPictureFile(DIRECTORY, picture)).metadata();
  return {
    width: Math.floor(whole.width * picture.piece.width),
    height: Math.floor(whole.height * picture.piece.height),
  };
}
