import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { rowsOf } from './support/stored-rows.ts';
import { sendRaw, statusesOf, statusOf } from './support/raw-socket.ts';
import { WholeServer } from './support/whole-server.ts';

/** What is too large is refused while it arrives, whatever its sender says of its size, and never reaches a call. */

const MIB = 1024 * 1024;

let server: WholeServer;
let member: Member;
let url: string;

beforeAll(async () => {
  server = await WholeServer.open();
  url = await server.listen();
  member = await aMember(server, 'member');
});
afterAll(() => server.close());

/** The head of a request of the member, with everything that a real one has. */
function headOf(address: string, lines: readonly string[]): string {
  const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = member.browser.cookies.get('csrftoken') ?? '';
  return [
    `POST ${address} HTTP/1.1`,
    'Host: pins.test',
    `Cookie: ${cookie}`,
    `X-CSRFToken: ${token}`,
    ...lines,
    '\r\n',
  ].join('\r\n');
}

const BOARD = '/resource/BoardResource/create/';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe('a body that is too large', () => {
  test('in pieces, without a length', async () => {
    const head = headOf(BOARD, [FORM, 'Transfer-Encoding: chunked', 'Connection: close']);
    const answer = await sendRaw(
      url,
      head + chunk('data=') + chunk('x'.repeat(65_536)).repeat(17) + chunk(''),
    );
    expect(statusOf(answer)).toBe(413);
  });

  test('of a length that is told', async () => {
    const head = headOf(BOARD, [FORM, `Content-Length: ${MIB + 1}`, 'Connection: close']);
    expect(statusOf(await sendRaw(url, `${head}data=`))).toBe(413);
  });

  test('is not even waited for when its sender asks first', async () => {
    const head = headOf(BOARD, [
      FORM,
      `Content-Length: ${40 * MIB}`,
      'Expect: 100-continue',
      'Connection: close',
    ]);
    expect(statusesOf(await sendRaw(url, head))).toContain(413);
  });

  test('to a call that takes pictures, beyond 28 MiB', async () => {
    const head = headOf('/resource/PinResource/create/', [
      FORM,
      `Content-Length: ${28 * MIB + 1}`,
      'Connection: close',
    ]);
    expect(statusOf(await sendRaw(url, `${head}data=`))).toBe(413);
  });

  test('to the upload, beyond 20 MB', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=b';
    const head = headOf('/upload-image/', [type, `Content-Length: ${21 * MIB}`, 'Connection: close']);
    expect(statusOf(await sendRaw(url, `${head}--b`))).toBe(413);
  });

  test('that is really sent', async () => {
    const told = await member.browser.call('BoardResource', 'create', { name: 'x'.repeat(10_000_000) });
    expect(outcomeOf(told)).toBe('413/23');
  });

  afterAll(() => expect(rowsOf(server, 'boards')).toEqual([]));
});

describe('a length that is not true', () => {
  test('shorter than the body: the rest is no request of the member', async () => {
    const head = headOf(BOARD, [FORM, 'Content-Length: 5']);
    const smuggled = `GET /resource/UserSettingsResource/get/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(statusesOf(await sendRaw(url, `${head}data=${smuggled}`))).toEqual([400, 401]);
  });

  test('longer than the body', async () => {
    const head = headOf(BOARD, [FORM, 'Content-Length: 500']);
    expect([0, 400]).toContain(statusOf(await sendRaw(url, `${head}data=`, { end: true })));
  });

  test.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length and pieces', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['pieces in pieces', ['Transfer-Encoding: chunked, chunked']],
    ['pieces that are not the last coding', ['Transfer-Encoding: chunked, identity']],
    ['a blank before the colon', ['Transfer-Encoding : chunked']],
    ['a folded line', ['Transfer-Encoding:\r\n chunked']],
    ['a negative length', ['Content-Length: -5']],
    ['a length with a sign', ['Content-Length: +5']],
    ['a length in other digits', ['Content-Length: 0x5']],
  ])('%s', async (_name, lines) => {
    const answer = await sendRaw(url, `${headOf(BOARD, [FORM, ...lines])}data=`, { end: true });
    expect(statusesOf(answer)).toEqual([400]);
  });
});

describe('a head that is too large', () => {
  const ask = (target: string, header = '') =>
    sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: x\r\n${header}Connection: close\r\n\r\n`);

  test.each([
    ['a line of more than 16 KiB', `/${'x'.repeat(16_400)}`, '', 414],
    ['a call by such a line', `/resource/UserSessionResource/get/?data=${'x'.repeat(16_400)}`, '', 414],
    ['a line that has no end', `/${'x'.repeat(100_000)}`, '', 414],
    ['headers of more than 32 KiB', '/', `X: ${'x'.repeat(33_000)}\r\n`, 431],
    ['thousands of headers', '/', 'X: y\r\n'.repeat(6_000), 431],
    ['a cookie of more than 32 KiB', '/', `Cookie: ${'a=b; '.repeat(7_000)}\r\n`, 431],
  ])('%s', async (_name, target, header, status) => {
    expect(statusOf(await ask(target, header))).toBe(status);
  });

  test('just below is fine', async () => {
    expect(statusOf(await ask(`/?${'x'.repeat(16_000)}`, `X: ${'x'.repeat(30_000)}\r\n`))).toBe(200);
  });
});

describe('JSON that is too deep or too long', () => {
  const send = (body: string) =>
    member.browser.send(BOARD, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  const nested = (levels: number) =>
    `{"options":{"privacy":"none","x":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

  test.each([
    ['31 levels are read', nested(29), '400/1'],
    ['33 levels', nested(31), '400/4'],
    ['half a million levels', '['.repeat(500_000), '400/4'],
    ['more than 20,000 values', `{"options":{"x":[${'0,'.repeat(20_000)}0]}}`, '400/4'],
    [
      'more than 20,000 fields',
      `{"options":{${Array.from({ length: 20_001 }, (_, at) => `"${at}":0`).join()}}}`,
      '400/4',
    ],
  ])('%s', async (_name, body, outcome) => {
    expect(outcomeOf(await send(body))).toBe(outcome);
  });
});

test('many requests on one connection are answered in their order', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const last = 'GET /nothing/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(statusesOf(await sendRaw(url, one.repeat(20) + last))).toEqual([
    ...Array<number>(20).fill(200),
    404,
  ]);
});
