import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../server/adapters/http-api/core/call/define-call.ts';
import { NOTIFICATION_CATEGORIES } from '../../src/domain/users/notification-settings.ts';
import type { Param } from '../../wire/params/param.ts';
import { isHeavy, normalizedBy, STACKED } from './support/stacked-marks.ts';
import { WholeServer } from './support/whole-server.ts';

/** Texts inside lists and objects are held to the same as those that stand alone. */

let server: WholeServer;
beforeAll(async () => {
  server = await WholeServer.open();
});
afterAll(() => server.close());

const SIGNATURE = 'a'.repeat(32);
const BLOCK = {
  type: 1,
  block_type: 'story_pin_paragraph_block',
  block_style: {},
  text: 'Once',
  image_signature: SIGNATURE,
  video_signature: SIGNATURE,
  tracking_id: 'mine',
  video: { id: SIGNATURE },
  pin_id: '1',
};

const PICTURED = {
  upload_id: '1',
  image_url: 'https://a.example/',
  title: 'A',
  details: 'B',
  link: 'https://a.example/',
};

/** What parameters of several parts are like, with every part that is read. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  story_pin: {
    metadata: { pin_title: 'A day', pin_image_signature: SIGNATURE, canvas_aspect_ratio: 0.5 },
    pages: [{ blocks: [BLOCK], clips: [], layout: 0, style: {} }],
  },
  carousel_slots: [PICTURED, PICTURED],
  collage_items: [PICTURED, PICTURED],
  product: {
    price: 1,
    standard_price: 2,
    min_price: 1,
    max_price: 2,
    currency: 'EUR',
    availability: 'in_stock',
    brand: 'A',
    rating: 1,
    rating_count: 1,
    max_rating: 5,
  },
  contact_request: { id: '1' },
  media_info_list: [{ id: 'mine', media_type: 'video-story-pin' }],
  events: [
    {
      event_type: 1,
      object_id_str: '1',
      view_type: 1,
      view_parameter: 1,
      component: 1,
      element: 1,
      aux_data: { slot: '1' },
      event_data: { slot: '1' },
      client_tracking_params: 'a',
      time: 1,
    },
  ],
  named: [{ name: 'seen', item: 'a', within: 'b', value: 1, time: 1 }],
  lead_form: { title: 'Ask us', fields: ['email'] },
  cover_crop: { x: 0, y: 0, w: 1, h: 1 },
  crop: { x: 0, y: 0, w: 1, h: 1 },
  profile_view: {
    board_pin_density: 'dense',
    profile_pin_density: 'dense',
    board_sort: 'newest',
    pin_filter: 'ALL',
    board_filter: 'ALL',
    home_feed: 'following',
  },
  merges: [{ keep_id: '1', pin_ids: ['2'] }],
  categories: Object.fromEntries(NOTIFICATION_CATEGORIES.map((name) => [name, true])),
  ...Object.fromEntries(NOTIFICATION_CATEGORIES.map((name) => [name, { web: true, email: true }])),
};

/** Texts of any length are read as "something else", counted or not read at all, and not kept. */
const TAKEN = [
  'story_pin .pages[0].blocks[0].block_type',
  'story_pin .pages[0].clips',
  'events [0].object_id_str',
  'events [0].view_type',
  'events [0].view_parameter',
  'events [0].component',
  'events [0].element',
  'events [0].aux_data',
  'events [0].event_data',
  'events [0].client_tracking_params',
  'events [0].time',
  'named [0].item',
  'named [0].within',
  'named [0].value',
  'named [0].time',
];

type Place = { readonly name: string; readonly param: Param<unknown> };

const placesOf = (calls: readonly Call[]): readonly Place[] =>
  calls.flatMap(({ params }) => Object.entries(params).map(([name, param]) => ({ name, param })));

/** Reads the same and tells the paths of the members that are asked for, whether they are there or not. */
function watched(value: unknown, asked: (path: string) => void, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && name !== 'toJSON' && !isList) asked(`${path}.${name}`);
  };
  return new Proxy(value, {
    get(target, name, receiver) {
      note(name);
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || typeof member === 'function') return member;
      return watched(member, asked, isList ? `${path}[${name}]` : `${path}.${name}`);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
  });
}

/** The value with a piled up text in each of its places in turn, also beside what is read. */
function* piledUp(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  yield [path, STACKED];
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      for (const [where, piled] of piledUp(item, `${path}[${at}]`)) yield [where, value.with(at, piled)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value))
      for (const [where, piled] of piledUp(member, `${path}.${name}`))
        yield [where, { ...value, [name]: piled }];
  }
}

function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Object.entries(value).map(([name, member]) =>
    pathsOf(member, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`),
  );
  return [path, ...members.flat()];
}

test('the examples have every part that is read of a parameter', () => {
  const unknown: string[] = [];
  for (const { name, param } of placesOf(server.calls)) {
    const example = EXAMPLES[name];
    const known = new Set(example === undefined ? [] : pathsOf(example));
    const asked = (path: string) => {
      if (!known.has(path)) unknown.push(`${name} ${path}`);
    };
    for (const value of example === undefined ? [{}, [{}, {}, {}]] : [example]) {
      param.read(watched(value, asked));
    }
  }
  expect([...new Set(unknown)]).toEqual([]);
});

test('no text inside a parameter is worked on or taken before its length was checked', async () => {
  const heavy: string[] = [];
  const taken = new Set<string>();
  for (const { name, param } of placesOf(server.calls)) {
    const example = EXAMPLES[name] ?? [''];
    for (const [path, value] of piledUp(example)) {
      for (const raw of [value, JSON.stringify(value)]) {
        const texts = await normalizedBy(() => {
          if (param.read(raw).ok && name in EXAMPLES) taken.add(`${name} ${path}`);
        });
        if (texts.some(isHeavy)) heavy.push(`${name} ${path}`);
      }
    }
  }
  expect(heavy).toEqual([]);
  expect([...taken].sort()).toEqual(TAKEN.toSorted());
});
