import { expect, test } from 'vitest';
import { discoveryParts } from '../../../../server/application/discovery/internal/discovery-parts.ts';
import { NO_EXCLUSIONS } from '../../../../server/application/ports/discovery/search-reader.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { NO_FILTERS } from '../../../../server/application/ports/discovery/text-search.ts';
import { WHOLE_LISTING } from '../../../../server/application/feeds/listing-feed.ts';
import { pickedColor } from '../../../../src/domain/looks/palette.ts';
import { orientationsOf } from '../../../../src/domain/looks/picture-hash.ts';
import type { PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import { runsOfThree } from '../../../../src/domain/feeds/runs-of-three.ts';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';
import { someLooks } from '../../../builders/some-looks.ts';

const KITCHENS = TOPIC_TREE.find(({ urlName }) => urlName === 'kitchens')!.id;

/** The same picture in another file: mirrored, and some bits differ. */
function copyOf(looks: PictureLooks): PictureLooks {
  const hash = orientationsOf(looks.hash)[1]!.map((word, at) => (at === 0 ? word ^ 0b1011 : word));
  return { ...looks, hash, trimmedHash: hash };
}

function indexOf(documents: readonly Partial<PinDocument>[]) {
  const { parts, answers } = discoveryParts({
    numberOf: (id) => Number(id) - 1,
    shownOf: (number) => toPinId(String(number + 1)),
  });
  for (const [number, fields] of documents.entries()) {
    const id = String(number + 1);
    const document = aPinDocument({
      id: toPinId(id),
      pinnerId: toUserId(id),
      picture: id.padStart(8, '0').padEnd(32, '0'),
      looks: someLooks(number),
      createdAt: number,
      boards: [{ id: toBoardId(id), name: 'Things', savedAt: 1 }],
      ...fields,
    });
    for (const part of Object.values(parts)) part.put(number, document);
  }
  return answers;
}

/** Two people have uploaded the same kitchen, one of them mirrored; a third one has another kitchen. */
const KITCHEN = { title: 'Blue kitchen', kind: 'video' as const };
const answers = indexOf([
  { ...KITCHEN, looks: someLooks(1) },
  { ...KITCHEN, looks: copyOf(someLooks(1)) },
  { ...KITCHEN, looks: someLooks(2) },
  { title: 'A boat', looks: someLooks(3) },
]);
const EITHER = [toPinId('1'), toPinId('2')];
const shown = (pins: readonly string[]) => EITHER.filter((id) => pins.includes(id)).length;

test('results of a search show a picture once, in whichever file, and count on from there', () => {
  const ask = (offset: number, limit: number) =>
    answers.search({
      text: 'blue kitchen',
      filters: NO_FILTERS,
      mayCorrect: true,
      synonyms: [],
      excluded: NO_EXCLUSIONS,
      followed: [],
      now: 10,
      offset,
      limit,
    });
  const { pins, total, exactCount } = ask(0, 25);
  expect([shown(pins), pins.length, total, exactCount]).toEqual([1, 2, 2, 2]);
  expect([...ask(0, 1).pins, ...ask(1, 1).pins]).toEqual(pins);
});

test('lists of a kind and of a topic, and the covers of a topic, show it once as well', () => {
  const list = answers.list({ ...WHOLE_LISTING, kind: 'video', offset: 0, limit: 25 });
  expect([shown(list.pins), list.pins.length, list.total]).toEqual([1, 2, 2]);
  const topic = { topic: KITCHENS, order: 'popular', skip: 0, limit: 25 } as const;
  expect([shown(answers.topicPins(topic)), answers.topicPins(topic).length]).toEqual([1, 2]);
  expect(answers.topicFacts({ topics: [KITCHENS], covers: 3 })[0]!.covers).toHaveLength(2);
  const made = answers.madeIn({ spans: [{ from: 0, to: 10 }], limit: 25 });
  expect([shown(made), made.length]).toEqual([1, 3]);
});

test('below an open pin its own picture does not come again', () => {
  const below = answers.related({
    documents: [toPinId('1')],
    withoutBoard: null,
    words: '',
    products: 'any',
    seed: 1,
    limit: 25,
  });
  expect([...below].sort()).toEqual([toPinId('3'), toPinId('4')]);
});

test('pins of a color are not three in a row of one pinner while others are near', () => {
  const people = Array.from({ length: 30 }, (_, at) => ({
    pinnerId: toUserId(String(Math.floor(at / 5) + 1)),
    looks: { ...someLooks(at), palette: [{ color: '#1f9a94', area: 0.9 - at / 100 }] },
  }));
  const color = pickedColor('#1f9a94')!;
  const found = indexOf(people).byColor({ color, productsOnly: false, limit: 100 });
  expect(found).toHaveLength(30);
  const sources = found.map((id) => ({ pinner: people[Number(id) - 1]!.pinnerId, domain: null }));
  expect(runsOfThree(sources)).toBeLessThan(0.1);
});
