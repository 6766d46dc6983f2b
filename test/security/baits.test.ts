import { SecretsToken } from '../../server/composition/tokens.ts';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewAddress } from '../../server/application/sources/preview-address.ts';
import type { UserId } from '../../src/domain/ids/ids.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { FTYP } from '../server/video/bytes.ts';
import { Website } from '../server/web/a-website.ts';
import { Bait } from './support/bait.ts';
import { aFilm, announce, sendFile, statusOfUpload } from './support/films.ts';
import { send } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** What makes a reader ask for an address or open a file is neither a picture nor a film, and nobody takes the bait. */

let bait: Bait;
let site: Website;
let server: WholeServer;
let member: Member;
let served: Buffer;

beforeAll(async () => {
  bait = await Bait.lay();
  // What is on the machine that could be led astray is there: programs for films and photos of phones as well.
  server = await WholeServer.open({ FETCH_ALLOW_PRIVATE: 'true' });
  member = await aMember(server, 'sender');
  site = await Website.open((_request, response) =>
    response.setHeader('content-type', 'image/png').end(served),
  );
});
afterAll(async () => {
  await server.close();
  await site.close();
  await bait.close();
});

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const drawing = () =>
  `<?xml version="1.0"?><?xml-stylesheet href="${bait.address}"?>
  <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99">
  <style>@import "${bait.address}";</style><image href="${bait.address}" width="99" height="99"/>
  <image xlink:href="file://${bait.file}" width="99" height="99"/><use href="file://${bait.file}#a"/></svg>`;
const entities = () =>
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file://${bait.file}"><!ENTITY % b SYSTEM "${bait.address}"> %b;]>
  <svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text>&a;</text></svg>`;
const play = () => `#EXTM3U\n#EXTINF:1,\n${bait.address}\n#EXTINF:1,\nfile://${bait.file}\n`;

const BAITED: readonly (readonly [string, () => Uint8Array])[] = [
  ['a drawing', () => latin1(drawing())],
  ['a drawing in UTF-16', () => Buffer.from(`\ufeff${drawing()}`, 'utf16le')],
  ['a packed drawing', () => gzipSync(drawing())],
  ['a drawing behind the first bytes of a PNG', () => latin1(`\x89PNG\r\n\x1a\n${drawing()}`)],
  ['a drawing behind the first bytes of a JPEG', () => latin1(`\xff\xd8\xff\xe0${drawing()}`)],
  ['a drawing with entities', () => latin1(entities())],
  ['a play list', () => latin1(play())],
  ['a play list behind the first bytes of a film', () => Buffer.concat([FTYP, latin1(play())])],
  ['a list of files', () => latin1(`ffconcat version 1.0\nfile ${bait.file}\nfile ${bait.address}\n`)],
  [
    'a vector script',
    () =>
      latin1(
        `push graphic-context\nimage over 0,0 0,0 "${bait.file}"\nimage over 0,0 0,0 "${bait.address}"\n`,
      ),
  ],
  [
    'a script of pictures',
    () => latin1(`<image><read filename="${bait.address}"/><read filename="${bait.file}"/></image>`),
  ],
  ['PostScript', () => latin1(`%!PS\n(${bait.file}) (r) file 99 string readstring\n`)],
  [
    'a PDF',
    () => latin1(`%PDF-1.4\n1 0 obj<</Type/XObject/F(${bait.file})/FS/URL/F(${bait.address})>>stream\n`),
  ],
  [
    'a session description',
    () => latin1(`v=0\nm=video 9 RTP/AVP 0\nc=IN IP4 127.0.0.1\na=control:${bait.address}\n`),
  ],
];

test('the bait notices who takes it', async () => {
  const another = await Bait.lay();
  await fetch(another.address);
  await readFile(another.file);
  expect(another.taken).toEqual({ asked: 1, opened: 1 });
  await another.close();
});

describe.each(BAITED)('%s', (_name, make) => {
  test.each(['a.png', 'a.svg', 'a.mp4', 'a.heic'])('sent as %s', async (name) => {
    expect(outcomeOf(await send(member, make(), name))).toBe('400/19');
    expect(bait.taken).toEqual({ asked: 0, opened: 0 });
  });

  test('sent as a film', async () => {
    const announced = await announce(member);
    expect(outcomeOf(await sendFile(member, announced, make()))).toBe('400/19');
    expect((await statusOfUpload(member, announced.upload_id))?.status).toBe('failed');
    expect(bait.taken).toEqual({ asked: 0, opened: 0 });
  });

  test('found at an address, to be pinned and to be looked at', async () => {
    served = Buffer.from(make());
    const pinned = await member.browser.call('PinResource', 'create', { image_url: site.at('/a.png') });
    expect(outcomeOf(pinned)).toBe('400/19');
    const small = previewAddress(
      server.get(SecretsToken),
      member.user.id as unknown as UserId,
      site.at('/a.png'),
    );
    expect((await member.browser.send(small)).status).toBe(404);
    expect(bait.taken).toEqual({ asked: 0, opened: 0 });
  });
});

test('a film whose pictures lie elsewhere', async () => {
  const film = await aFilm();
  const at = film.indexOf('dref');
  // The one entry says no longer that everything is in this file, and where it is.
  film.writeUInt32BE(0, film.indexOf('url ', at) + 4);
  const announced = await announce(member);
  expect(outcomeOf(await sendFile(member, announced, film))).toBe('400/19');
  expect(bait.taken).toEqual({ asked: 0, opened: 0 });
});
