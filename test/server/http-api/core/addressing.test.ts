import { describe, expect, test } from 'vitest';
import { dataOf, outcomeOf, SmallBrowser } from './small-browser.ts';
import { SmallSite } from './small-site.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function visitor() {
  return new SmallBrowser(new SmallSite()).arrive();
}

async function member() {
  const site = new SmallSite();
  return new SmallBrowser(site).withSession(site.openSession());
}

describe('resource calls', () => {
  test.each([
    ['GET', '/resource/EchoResource/get/', '200'],
    ['GET', '/resource/EchoResource/get', '200'],
    ['GET', '/_ngjs/resource/EchoResource/get/', '200'],
    ['HEAD', '/resource/EchoResource/get/', '200'],
    ['POST', '/resource/EchoResource/get/', '200'],
    ['GET', '/resource/EchoResource/', '200'],
    ['GET', '/resource/EchoResource', '200'],
    ['POST', '/resource/NoteResource/create/', '400/1'],
    ['POST', '/resource/NoteResource/', '400/1'],
    ['POST', '/resource/NoteResource/update/', '200'],
    ['PUT', '/resource/NoteResource/update/', '200'],
    ['PATCH', '/resource/NoteResource/update/', '200'],
    ['PUT', '/resource/NoteResource/', '200'],
    ['PATCH', '/resource/NoteResource/', '200'],
    ['POST', '/resource/NoteResource/delete/', '200'],
    ['DELETE', '/resource/NoteResource/delete/', '200'],
    ['DELETE', '/resource/NoteResource/', '200'],
    ['DELETE', '/resource/NoteResource/update/', '405/20'],
    ['PUT', '/resource/NoteResource/delete/', '405/20'],
    ['GET', '/resource/NoteResource/create/', '405/20'],
    ['PUT', '/resource/EchoResource/get/', '405/20'],
    ['GET', '/resource/NoteResource/', '405/20'],
    ['GET', '/resource/NoteResource/get/', '405/20'],
    ['GET', '/resource/echoresource/get/', '404/11'],
    ['GET', '/resource/ECHOResource/get/', '404/11'],
    ['GET', '/resource/EchoResource/get/more/', '404/11'],
    ['GET', '/resource/NobodyResource/get/', '404/11'],
    ['GET', '/resource/', '404/11'],
    ['GET', '/v3/nothing/', '404/11'],
    ['GET', '/v3/', '404/11'],
    ['GET', '/vx/nothing/', '404/11'],
  ])('%s %s answers %s', async (method, path, outcome) => {
    const browser = await member();
    const told = await browser.send(path, { method, headers: method === 'GET' ? {} : FORM });
    expect(method === 'HEAD' ? String(told.status) : outcomeOf(told)).toBe(outcome);
  });

  test('an action that a call does not have is named in the message, with the verbs that the address has', async () => {
    const told = await (await visitor()).send('/resource/EchoResource/remove/');
    expect(told.body.resource_response?.message).toBe('unsupported method remove');
    expect(told.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(told.body.resource).toEqual({ name: 'EchoResource', options: {} });
  });

  test('OPTIONS tells the verbs and nothing to other origins', async () => {
    const browser = await visitor();
    const told = await browser.send('/resource/NoteResource/update/', {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.test' },
    });
    expect(told.status).toBe(204);
    expect(told.headers.get('Allow')).toBe('POST, PUT, PATCH, OPTIONS');
    expect([...told.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const direct = await browser.send('/v3/boards/1/follow/', { method: 'OPTIONS' });
    expect(direct.headers.get('Allow')).toBe('PUT, POST, DELETE, OPTIONS');
    expect(outcomeOf(await browser.send('/v3/unknown/', { method: 'OPTIONS' }))).toBe('404/11');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const told = await (await visitor()).send('/resource/EchoResource/get/', { method: 'HEAD' });
    expect(told.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(told.text).toBe('');
  });

  test('one call answers under all of its names', async () => {
    const told = await (await visitor()).call('OldSearchResource', 'get', { query: 'a' });
    expect(told.body.resource?.name).toBe('OldSearchResource');
    expect(told.body.resource_response?.endpoint_name).toBe('search_get');
  });

  test('get changes nothing and needs no security token, also by POST', async () => {
    const told = await new SmallBrowser(new SmallSite()).call('EchoResource', 'get', { flag: true }, {});
    expect(outcomeOf(told)).toBe('200');
    const posted = await new SmallBrowser(new SmallSite()).send('/resource/EchoResource/get/', {
      method: 'POST',
      body: new URLSearchParams({ data: '{"options":{"flag":true}}' }),
    });
    expect(dataOf(posted)).toMatchObject({ flag: true });
  });
});

describe('direct calls', () => {
  test.each([
    ['PUT', '/v3/boards/12/follow/', { followed: '12' }],
    ['PUT', '/v3/boards/12/follow', { followed: '12' }],
    ['POST', '/_ngjs/v3/boards/12/follow/', { followed: '12' }],
    ['DELETE', '/v3/boards/12/follow/', { unfollowed: '12' }],
    ['PUT', '/v3/boards/%31%32/follow/', { followed: '12' }],
  ])('%s %s', async (method, path, data) => {
    expect(dataOf(await (await member()).send(path, { method }))).toEqual(data);
  });

  test('another verb is refused with those that there are', async () => {
    const told = await (await member()).send('/v3/boards/12/follow/', { method: 'PATCH' });
    expect(outcomeOf(told)).toBe('405/20');
    expect(told.headers.get('Allow')).toBe('PUT, POST, DELETE, OPTIONS');
  });

  test('the answer names the wrapper resource with address and data', async () => {
    const told = await (await visitor()).send('/v3/numbers/?total=3&token=secret');
    expect(told.body.resource).toEqual({
      name: 'ApiResource',
      options: { url: '/v3/numbers/', data: { total: 3 }, bookmarks: ['-end-'] },
    });
    expect(told.body.resource_response?.endpoint_name).toBe('v3_numbers_get');
  });

  test('body fields count first, query fields fill the gaps', async () => {
    const browser = await visitor();
    const told = await browser.send('/v3/experiences/11%3A5/trigger/?extra_context=query&pair=ignored', {
      method: 'PUT',
      headers: JSON_BODY,
      body: '{"extra_context":"body"}',
    });
    expect(dataOf(told)).toMatchObject({ pair: '11:5', extra_context: 'body' });
    const gap = await browser.send('/v3/experiences/11%3A5/trigger/?extra_context=query', { method: 'PUT' });
    expect(dataOf(gap)).toMatchObject({ extra_context: 'query' });
  });

  test('a path part is decoded exactly once', async () => {
    const told = await (await visitor()).send('/v3/experiences/11%253A5/trigger/', { method: 'PUT' });
    expect(dataOf(told)).toMatchObject({ pair: '11%3A5' });
    expect(outcomeOf(await (await visitor()).send('/v3/experiences/%ff/trigger/', { method: 'PUT' }))).toBe(
      '404/11',
    );
  });

  test('lists and objects may come as JSON text', async () => {
    const told = await (
      await visitor()
    ).send('/v3/events/batch/', {
      method: 'POST',
      body: new URLSearchParams({ events: '[{"event_type":1},{"event_type":2}]' }),
    });
    expect(dataOf(told)).toEqual({ accepted: 2 });
  });

  test('a call without content answers 204', async () => {
    const told = await (await visitor()).send('/v3/silent/');
    expect(told.status).toBe(204);
    expect(told.text).toBe('');
  });
});

describe('where options are read', () => {
  const options = { options: { count: 7 } };

  test.each([
    ['a form', FORM, `data=${encodeURIComponent(JSON.stringify(options))}`],
    [
      'a form with charset',
      { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      'data={"options":{"count":7}}',
    ],
    [
      'a form type with a stray semicolon',
      { 'Content-Type': 'application/x-www-form-urlencoded;' },
      'data={"options":{"count":7}}',
    ],
    ['JSON with options', JSON_BODY, JSON.stringify(options)],
    ['JSON that is the options', JSON_BODY, '{"count":7}'],
    [
      'JSON with blanks and charset',
      { 'Content-Type': 'application/json; charset=utf-8' },
      ' { "options" : { "count" : 7 } } ',
    ],
  ])('%s', async (_name, headers, body) => {
    const told = await (
      await visitor()
    ).send('/resource/EchoResource/get/', { method: 'POST', headers, body });
    expect(dataOf(told)).toMatchObject({ count: 7 });
  });

  test('a POST without data in its body takes the data of the query', async () => {
    const path = `/resource/EchoResource/get/?data=${encodeURIComponent(JSON.stringify(options))}`;
    const told = await (await visitor()).send(path, { method: 'POST', headers: FORM, body: 'other=1' });
    expect(dataOf(told)).toMatchObject({ count: 7 });
  });

  test('blanks in the query may be %20 or +', async () => {
    const browser = await visitor();
    for (const blank of ['%20', '+']) {
      const told = await browser.send(
        `/resource/SearchResource/get/?data={"options":{"query":"a${blank}b"}}`,
      );
      expect(told.body.resource?.options['query']).toBe('a b');
    }
  });

  test('context and unknown fields are ignored; source_url reaches the call', async () => {
    const data = encodeURIComponent('{"options":{"":1,"count":7,"unknown":{}},"context":"anything"}');
    const told = await (
      await visitor()
    ).send(
      `/resource/EchoResource/get/?source_url=%2Fpin%2F1%2F&data=${data}&_=17&module_path=App&field_set_key=x`,
    );
    expect(dataOf(told)).toMatchObject({ count: 7, source: '/pin/1/' });
  });

  test('no data at all means no options', async () => {
    expect(dataOf(await (await visitor()).send('/resource/EchoResource/get/'))).toMatchObject({ count: 10 });
  });

  test('an option that may be a query field is found in both places', async () => {
    const browser = await visitor();
    expect(dataOf(await browser.send('/resource/EchoResource/get/?multi=true'))).toMatchObject({
      multi: true,
    });
    expect(dataOf(await browser.call('EchoResource', 'get', { multi: true }))).toMatchObject({ multi: true });
  });

  test.each([
    ['broken JSON in the query', '/resource/EchoResource/get/?data={"options":', {}],
    ['data that is no object', '/resource/EchoResource/get/?data=[1]', {}],
    ['options that are no object', '/resource/EchoResource/get/?data={"options":[]}', {}],
    ['text that is not UTF-8', '/resource/EchoResource/get/?data=%ff', {}],
    [
      'broken JSON in the body',
      '/resource/EchoResource/get/',
      { method: 'POST', headers: JSON_BODY, body: '{' },
    ],
    [
      'a JSON body that is a list',
      '/resource/EchoResource/get/',
      { method: 'POST', headers: JSON_BODY, body: '[]' },
    ],
    [
      'a body that is not UTF-8',
      '/resource/EchoResource/get/',
      { method: 'POST', headers: JSON_BODY, body: new Uint8Array([0x7b, 0xff, 0x7d]) },
    ],
  ])('%s is 400/4', async (_name, path, sending) => {
    expect(outcomeOf(await (await visitor()).send(path, sending))).toBe('400/4');
  });

  test('a field that nobody reads may be encoded badly', async () => {
    expect(outcomeOf(await (await visitor()).send('/resource/EchoResource/get/?_=%ff'))).toBe('200');
  });

  test('another content type is 415/25 for those who may write, and 403/3 for everybody else', async () => {
    const sending = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{"name":"a"}' };
    const browser = await visitor();
    expect(outcomeOf(await browser.send('/resource/EchoResource/create/', sending))).toBe('415/25');
    expect(
      outcomeOf(await browser.send('/resource/EchoResource/create/', { ...sending, withToken: false })),
    ).toBe('403/3');
  });
});
