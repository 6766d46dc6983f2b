import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as tokens from '../../server/composition/tokens.ts';
import type { WirePin } from '../../wire/pin.ts';
import { aMember, succeeded, type Member } from '../server/http-api/support/member.ts';
import { sendPhoto } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** Pages between this site and another one say where a link really leads, and lead nowhere by themselves. */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'owner');
});
afterAll(() => server.close());

/** The content of a page: without its state, and the ways to log in that lead back to it. */
async function pageOf(address: string): Promise<{ status: number; html: string; location: string | null }> {
  const { status, text, headers } = await server.browser().send(address);
  return { status, html: /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '', location: headers.get('location') };
}

const offsite = (url: string) => pageOf(`/offsite/?${new URLSearchParams({ url, token: '1.2' })}`);
const between = (fields: Readonly<Record<string, string>>) =>
  pageOf(`/pin_redirect?${new URLSearchParams({ redirectUrl: 'https://real.example/a', ...fields })}`);

async function pinWith(link: string): Promise<WirePin> {
  const { upload_id } = await sendPhoto(member);
  return succeeded<WirePin>(await member.browser.call('PinResource', 'create', { upload_id, link }));
}

test.each([
  ['https://real.example/a', 'real.example'],
  ['https://good.example@real.example/', 'real.example'],
  ['https://good.example:80@real.example:8443/', 'real.example'],
  ['https://real.example/https://good.example/', 'real.example'],
  ['https://аpple.com/', 'xn--pple-43d.com'],
])('a link that nobody signed names its host: %s', async (url, host) => {
  const { status, html, location } = await offsite(url);
  expect([status, location]).toEqual([200, null]);
  expect(html).toContain(host);
  expect(html).not.toMatch(/http-equiv="?refresh/i);
});

test('the page between shows the host of the link, whatever else it is told', async () => {
  const { status, html } = await between({ domain: 'bank.example', pinCategory: '<b>Art</b>' });
  expect(status).toBe(200);
  expect(html).toContain('real.example');
  expect(html).not.toContain('bank.example');
  expect(html).not.toContain('<b>Art');
});

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/media/236x/../../static/a.png',
  '/media/236x/aa/bb/cc/x.svg',
  'javascript:alert(1)',
])('it shows no picture from elsewhere: %s', async (address) => {
  const { html } = await between({ pinImageUrl: address, domainImageUrl: address });
  expect(html).not.toContain(`src="${address}`);
});

test.each([
  'https://evil.example/',
  'HTTPS://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%09/evil.example',
  '/a\r\nLocation: https://evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,evil.example',
])('its way back stays here: %j', async (origin) => {
  expect((await between({ origin })).html).not.toMatch(/href="(?:[^"]*evil\.example|javascript:|data:)/i);
});

test('without a link both are a bad request', async () => {
  for (const address of ['/offsite/', '/pin_redirect', '/pin_redirect/?redirectUrl=/pin/1/'])
    expect((await pageOf(address)).status).toBe(400);
});

test('a pin whose site is blocked later leads nowhere at once, and its old links get a warning', async () => {
  const pin = await pinWith('https://later.example/a');
  const read = async () => {
    const told = await server.browser().call('PinResource', 'get', { id: pin.id });
    const { link, offsite_link, is_go_linkless } = succeeded<WirePin>(told);
    return { link, offsite_link: offsite_link !== null, is_go_linkless };
  };
  expect(await read()).toEqual({
    link: 'https://later.example/a',
    offsite_link: true,
    is_go_linkless: false,
  });
  expect((await pageOf(pin.offsite_link ?? '')).location).toBe('https://later.example/a');

  await writeFile(path.join(server.folder, 'link-blocklist.txt'), 'later.example blocked\n');
  await server.get(tokens.LinkVerdictsToken).reload?.();
  expect(await read()).toEqual({ link: null, offsite_link: false, is_go_linkless: true });
  const { status, html, location } = await pageOf(pin.offsite_link ?? '');
  expect([status, location]).toEqual([200, null]);
  expect(html).toContain('We have blocked this link');
  expect(html).toContain('later.example');
  expect(html).not.toContain('href="https://later.example');
});

test('a pin with a blocked link is made, and leads nowhere', async () => {
  await writeFile(path.join(server.folder, 'link-blocklist.txt'), '0.0.0.0 spam.example\n');
  await server.get(tokens.LinkVerdictsToken).reload?.();
  const made = await pinWith('https://www.spam.example/a');
  expect([made.link, made.offsite_link, made.is_go_linkless]).toEqual([null, null, true]);
  const fine = await pinWith('https://fine.example/');
  const changed = await member.browser.call('PinResource', 'update', {
    id: fine.id,
    link: 'https://spam.example/',
  });
  expect(succeeded<WirePin>(changed).is_go_linkless).toBe(true);
});

test('a list that breaks while the server runs keeps what it said', async () => {
  const file = path.join(server.folder, 'link-blocklist.txt');
  const links = server.get(tokens.LinkVerdictsToken);
  const pin = await pinWith('https://kept.example/a');
  await writeFile(file, 'kept.example blocked\n');
  await links.reload?.();
  for (const broken of ['<p>Not found</p>\n'.repeat(30), 'x'.repeat(100_000)]) {
    await writeFile(file, broken);
    await links.reload?.();
    const { status, location } = await pageOf(pin.offsite_link ?? '');
    expect([status, location]).toEqual([200, null]);
  }
  await writeFile(file, 'other.example blocked\n');
  await links.reload?.();
  expect((await pageOf(pin.offsite_link ?? '')).location).toBe('https://kept.example/a');
});

test('a host that may look like another one is shown in ASCII', async () => {
  const pin = await pinWith('https://pаypal.example/a');
  expect([pin.link, pin.domain]).toEqual(['https://xn--pypal-4ve.example/a', 'xn--pypal-4ve.example']);
  const plain = await pinWith('https://bücher.example/');
  expect(plain.domain).toBe('bücher.example');
});
