import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  demoAddress,
  demoPictureFile,
  readDemoContent,
  type DemoBoard,
  type DemoEvent,
  type DemoPicture,
  type DemoPin,
  type DemoSave,
} from '../../../../server/composition/demo/demo-content.ts';
import { pinOfEvent } from '../../../../tools/fake/smaller-content.ts';
import { checkEmail } from '../../../../src/domain/limits/email-field.ts';
import { checkRequiredLink } from '../../../../src/domain/links/link-field.ts';
import { checkFullName, checkTextField } from '../../../../src/domain/limits/text-field.ts';
import { checkUsername } from '../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../src/domain/routes/reserved-words.ts';
import { searchWords } from '../../../../src/domain/search/search-words.ts';
import { wordClass } from '../../../../src/domain/search/word-class.ts';
import { GENERAL_TOPICS } from '../../../../src/domain/topics/general-topics.ts';
import { TopicTagger } from '../../../../src/domain/topics/topic-tagging.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';

const DIRECTORY = path.resolve('demo');
const { people, boards, timeline } = await readDemoContent(DIRECTORY);
const pins = boards.flatMap((board) => board.pins.map((pin) => ({ ...pin, board })));
const saves = timeline.filter((event) => typeof event !== 'string' && 'save' in event);
const likes = timeline.filter((event) => typeof event !== 'string' && 'like' in event);
const tagger = new TopicTagger(TOPIC_TREE, (text) => searchWords(text).map((word) => wordClass(word.text)));
const pictures: readonly DemoPicture[] = [...pins, ...people.map(({ avatar }) => avatar)];
const files = readdirSync(path.join(DIRECTORY, 'pictures')).filter((name) => name.endsWith('.webp'));

describe('the sample content shows a server that is alive', () => {
  test('12 people, 40 boards, 300 pins, with follows, saves and reactions among them', () => {
    expect(people).toHaveLength(12);
    expect(boards.length).toBeGreaterThanOrEqual(40);
    expect(pins.length).toBeGreaterThanOrEqual(300);
    expect(saves.length).toBeGreaterThanOrEqual(200);
    expect(likes.length).toBeGreaterThanOrEqual(200);
    for (const { followsPeople, followsBoards, followsTopics } of people) {
      expect(Math.min(followsPeople.length, followsBoards.length, followsTopics.length)).toBeGreaterThan(0);
    }
    expect(boards.filter(({ sections }) => sections.length > 1).length).toBeGreaterThanOrEqual(12);
  });

  test('14 topics and more have 12 pins by several people, and those that people follow are there', () => {
    const byTopic = new Map<string, DemoBoard[]>();
    for (const { board, title, description, alt, link } of pins) {
      const texts = {
        title,
        description,
        altText: alt,
        link: new URL(link).hostname,
        boardNames: [board.name],
      };
      for (const { topic } of tagger.tags(texts)) {
        const { urlName } = TOPIC_TREE[topic]!;
        byTopic.set(urlName, [...(byTopic.get(urlName) ?? []), board]);
      }
    }
    const large = GENERAL_TOPICS.filter(({ urlName }) => {
      const found = byTopic.get(urlName) ?? [];
      return found.length >= 12 && new Set(found.map(({ owner }) => owner)).size >= 3;
    });
    expect(large.length, large.map(({ urlName }) => urlName).join()).toBeGreaterThanOrEqual(14);
    for (const name of people.flatMap(({ followsTopics }) => followsTopics)) {
      expect(byTopic.get(name)?.length, name).toBeGreaterThan(0);
    }
  });

  test('most boards hold pins of several people', () => {
    const mixed = boards.filter(({ key }) => saves.some(({ to }) => to === key));
    expect(mixed.length).toBeGreaterThanOrEqual(36);
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
    expect(count(({ product }) => product)).toBeGreaterThanOrEqual(8);
    expect(count(({ recipe }) => recipe)).toBeGreaterThanOrEqual(6);
    expect(count(({ article }) => article)).toBeGreaterThanOrEqual(8);
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
        (event) => typeof event !== 'string' && 'save' in event && isSame(event, { save, by, to }),
      );
      const pin = pins.find(({ key }) => key === save);
      expect(timeline.indexOf(save), save).toBeLessThan(when);
      expect(pin?.board.owner, save).not.toBe(by);
      expect(boards.find(({ key }) => key === to)?.owner, to).toBe(by);
    }
    expect(new Set(saves.map(({ save, to }) => `${save} on ${to}`)).size).toBe(saves.length);
  });

  test('people like what is there already, from others, each pin once', () => {
    for (const { like, by } of likes) {
      expect(timeline.indexOf(like), like).toBeLessThan(
        timeline.findIndex((event) => typeof event !== 'string' && 'like' in event && event.like === like),
      );
      expect(pins.find(({ key }) => key === like)?.board.owner, like).not.toBe(by);
    }
    expect(new Set(likes.map(({ like, by }) => `${like} by ${by}`)).size).toBe(likes.length);
  });

  test('what comes next is cut from another photograph', () => {
    const shown = timeline.filter((event) => typeof event === 'string' || 'save' in event);
    const photographs = shown.map((event) => photographOf(pinOf(event)));
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

  test('every file is used, at most 1,600 px long, 10 MB in all; there are 150 different ones', async () => {
    expect(files.sort()).toEqual([...new Set(pictures.map(({ picture }) => `${picture}.webp`))].sort());
    let bytes = 0;
    for (const name of files) {
      const file = path.join(DIRECTORY, 'pictures', name);
      const { width, height } = await sharp(file).metadata();
      expect(Math.max(width, height), name).toBeLessThanOrEqual(1600);
      bytes += statSync(file).size;
    }
    expect(bytes).toBeLessThanOrEqual(10_000_000);
    expect(new Set(pins.map(photographOf)).size).toBeGreaterThanOrEqual(150);
  });

  test('nothing but pixels is in a file', async () => {
    for (const name of files) {
      const { exif, xmp, iptc } = await sharp(path.join(DIRECTORY, 'pictures', name)).metadata();
      expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    }
  });

  test('every picture is credited, with a free licence', () => {
    const rows = readFileSync(path.join(DIRECTORY, 'CREDITS.md'), 'utf8').split('\n');
    const credits = rows.filter((row) => row.startsWith('| `'));
    for (const row of credits) expect(row).toMatch(/\| (?:\[CC0 1\.0\]|\[CC BY [\d.]+\]|Public domain)/);
    const credited = credits.flatMap((row) => row.split(' | ')[0]!.match(/[\w*-]+/g)!);
    for (const name of files.map((file) => file.replace('.webp', ''))) {
      expect(
        credited.some((each) => path.matchesGlob(name, each)),
        name,
      ).toBe(true);
    }
  });
});

/** Files are named after the photograph; of the first ones there are several parts. */
function photographOf({ picture }: DemoPicture): string {
  const parts = /^(?:picture-\d[a-z]|aitzgorri|friends|life|picosdeeuropa|seeding|sunset|umang|wine)(?=-|$)/;
  return parts.exec(picture)?.[0] ?? picture;
}

function pinOf(event: DemoEvent): DemoPicture {
  return pins.find(({ key }) => key === pinOfEvent(event))!;
}

function isSame(event: DemoSave, other: Pick<DemoSave, 'save' | 'by' | 'to'>): boolean {
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
