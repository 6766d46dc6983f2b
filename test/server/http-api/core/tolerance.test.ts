import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { SmallSite } from './small-site.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };

async function visitor() {
  return new SmallBrowser(new SmallSite()).arrive();
}

async function member() {
  const site = new SmallSite();
  return new SmallBrowser(site).withSession(site.openSession());
}

async function echoed(options: unknown) {
  return dataOf(await (await visitor()).call('EchoResource', 'get', options));
}

async function fieldOf(options: unknown) {
  const told = await (await visitor()).call('EchoResource', 'get', options);
  return told.body.resource_response?.error?.extra_data.fields?.[0];
}

describe('values', () => {
  test.each([true, 'true', 1, '1'])('%j is true', async (flag) => {
    expect(await echoed({ flag })).toMatchObject({ flag: true });
  });

  test.each([false, 'false', 0, '0'])('%j is false', async (flag) => {
    expect(await echoed({ flag })).toMatchObject({ flag: false });
  });

  test.each([[7], ['7']])('%j is the number 7', async (count) => {
    expect(await echoed({ count })).toMatchObject({ count: 7 });
  });

  test('an id may be a JSON number and keeps every digit', async () => {
    const browser = await visitor();
    const data = encodeURIComponent('{"options":{"board_id":9223372036854775807}}');
    expect(dataOf(await browser.send(`/resource/EchoResource/get/?data=${data}`))).toMatchObject({
      board_id: '9223372036854775807',
    });
    expect(await echoed({ board_id: 8125 })).toMatchObject({ board_id: '8125' });
  });

  test.each([
    ['a list', ['1', 2]],
    ['JSON text', '["1",2]'],
    ['comma text', '1, 2'],
    ['comma text with a repetition', '1,2,1'],
  ])('ids as %s', async (_name, pin_ids) => {
    expect(await echoed({ pin_ids })).toMatchObject({ pin_ids: ['1', '2'] });
  });

  test('a single value is a list of one; only ids may be separated by commas', async () => {
    expect(await echoed({ pin_ids: 3, tags: 'a,b' })).toMatchObject({ pin_ids: ['3'], tags: ['a,b'] });
  });

  test.each([null, '', undefined])('%j is the same as absent in reads', async (nothing) => {
    expect(
      await echoed({ board_id: nothing, flag: nothing, count: nothing, pin_ids: nothing }),
    ).toMatchObject({
      flag: false,
      count: 10,
    });
  });

  test('old spellings and other names of a parameter are understood', async () => {
    expect(await echoed({ pinId: '5', category: '6' })).toMatchObject({ pin_id: '5', interest_id: '6' });
  });

  test.each([
    [{ board_id: 'x' }, { name: 'board_id', problem: 'bad_format' }],
    [{ board_id: '12345678901234567890' }, { name: 'board_id', problem: 'bad_format' }],
    [{ board_id: -1 }, { name: 'board_id', problem: 'bad_format' }],
    [{ board_id: {} }, { name: 'board_id', problem: 'wrong_type' }],
    [{ flag: 'yes' }, { name: 'flag', problem: 'wrong_type' }],
    [{ count: 'many' }, { name: 'count', problem: 'wrong_type' }],
    [{ count: 1.5 }, { name: 'count', problem: 'bad_format' }],
    [{ count: 21 }, { name: 'count', problem: 'out_of_range', limit: 20 }],
    [{ count: 0 }, { name: 'count', problem: 'out_of_range', limit: 1 }],
    [{ kind: 'c' }, { name: 'kind', problem: 'not_allowed' }],
    [{ pin_ids: [1, 2, 3, 4] }, { name: 'pin_ids', problem: 'too_long', limit: 3 }],
    [{ pin_ids: ['x'] }, { name: 'pin_ids', problem: 'bad_format' }],
    [{ tags: ['a', 'b', 'c'] }, { name: 'tags', problem: 'too_long', limit: 2 }],
    [{ tags: ['x'.repeat(65)] }, { name: 'tags', problem: 'too_long', limit: 64 }],
  ])('%j is refused', async (options, field) => {
    expect(await fieldOf(options)).toEqual(field);
  });
});

describe('updates', () => {
  test('an absent field is left alone, null and "" empty it', async () => {
    const browser = await member();
    expect(dataOf(await browser.call('NoteResource', 'update', {}))).toEqual({ name: 'kept', about: 'kept' });
    expect(dataOf(await browser.call('NoteResource', 'update', { about: '' }))).toMatchObject({
      about: null,
    });
    expect(dataOf(await browser.call('NoteResource', 'update', { about: null }))).toMatchObject({
      about: null,
    });
  });

  test.each(['', null, '   '])('a field that is needed cannot be emptied with %j', async (name) => {
    expect(outcomeOf(await (await member()).call('NoteResource', 'update', { name }))).toBe('400/1');
  });
});

describe('texts', () => {
  test.each([
    ['  Ideas\u0000 \n ', 'Ideas'],
    ['Cafe\u0301', 'Café'],
    ['👨‍👩‍👧'.repeat(50), '👨‍👩‍👧'.repeat(50)],
  ])('%j is kept as %j', async (name, kept) => {
    expect(dataOf(await (await member()).call('NoteResource', 'create', { name }))).toMatchObject({
      name: kept,
    });
  });

  test('characters are counted as people see them', async () => {
    const told = await (await member()).call('NoteResource', 'create', { name: 'a'.repeat(51) });
    expect(outcomeOf(told)).toBe('400/1');
  });
});

describe('limits', () => {
  test('a list or object inside 32 others is the deepest', async () => {
    const body = (lists: number) => `{"options":{"unknown":${'['.repeat(lists)}${']'.repeat(lists)}}}`;
    const browser = await visitor();
    const post = (text: string) =>
      browser.send('/resource/EchoResource/get/', { method: 'POST', headers: JSON_BODY, body: text });
    expect(outcomeOf(await post(body(30)))).toBe('200');
    expect(outcomeOf(await post(body(31)))).toBe('400/4');
    expect(outcomeOf(await post('['.repeat(500_000)))).toBe('400/4');
  });

  test('20,000 values are the most', async () => {
    const browser = await visitor();
    const post = (count: number) =>
      browser.send('/resource/EchoResource/get/', {
        method: 'POST',
        headers: JSON_BODY,
        body: JSON.stringify({ options: { unknown: new Array(count).fill(1) } }),
      });
    expect(outcomeOf(await post(19_990))).toBe('200');
    expect(outcomeOf(await post(20_000))).toBe('400/4');
  });

  test('a form with more fields is refused', async () => {
    const told = await (
      await visitor()
    ).send('/resource/EchoResource/get/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=1&'.repeat(20_001),
    });
    expect(outcomeOf(told)).toBe('400/4');
  });

  const MIB = 1024 * 1024;
  const bodyOf = (bytes: number) => `{"image_base64":"${'a'.repeat(bytes - 19)}"}`;

  test.each([
    ['/resource/EchoResource/create/', MIB, '400/1'],
    ['/resource/EchoResource/create/', MIB + 1, '413/23'],
    ['/resource/PictureResource/create/', 28 * MIB, '200'],
    ['/resource/PictureResource/create/', 28 * MIB + 1, '413/23'],
    ['/v3/events/batch/', 256 * 1024, '200'],
    ['/v3/events/batch/', 256 * 1024 + 1, '413/23'],
  ])('%s with a body of %i bytes: %s', async (path, bytes, outcome) => {
    const sending = { method: 'POST', headers: JSON_BODY, body: bodyOf(bytes) };
    expect(outcomeOf(await (await visitor()).send(path, sending))).toBe(outcome);
  });

  test('bytes are counted as they come, whatever is announced', async () => {
    let taken = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          taken += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(0x20));
        },
      });
    for (const headers of [JSON_BODY, { ...JSON_BODY, 'Content-Length': '10' }]) {
      taken = 0;
      const told = await (
        await visitor()
      ).send('/resource/EchoResource/create/', {
        method: 'POST',
        headers,
        body: endless(),
      });
      expect(outcomeOf(told)).toBe('413/23');
      expect(taken).toBeLessThan(2 * MIB);
    }
  });

  test('an announced length beyond the limit is refused before anything is read', async () => {
    const told = await (
      await visitor()
    ).send('/resource/EchoResource/create/', {
      method: 'POST',
      headers: { ...JSON_BODY, 'Content-Length': String(2 * MIB) },
      body: new ReadableStream(),
    });
    expect(outcomeOf(told)).toBe('413/23');
  });

  test('size is checked before the security token', async () => {
    const sending = { method: 'POST', headers: JSON_BODY, body: bodyOf(MIB + 1), withToken: false };
    expect(outcomeOf(await (await visitor()).send('/resource/EchoResource/create/', sending))).toBe('413/23');
  });

  test('a request line beyond 16 KiB is 414/24', async () => {
    const browser = await visitor();
    const path = (line: number) => {
      const start = '/resource/EchoResource/get/?x=';
      return start + 'a'.repeat(line - 'GET  HTTP/1.1'.length - start.length);
    };
    expect(outcomeOf(await browser.send(path(16_384)))).toBe('200');
    expect(outcomeOf(await browser.send(path(16_385)))).toBe('414/24');
  });

  test.each([
    [undefined, 10],
    [5, 5],
    ['5', 5],
    [250, 250],
    [100_000, 250],
    [0, 10],
    [-3, 10],
    ['many', 10],
    [2.5, 10],
    [null, 10],
  ])('page_size %j gives %i items', async (page_size, count) => {
    const told = await (await visitor()).call('NumbersResource', 'get', { total: 1000, page_size });
    expect(dataOf(told)).toHaveLength(count);
  });
});
