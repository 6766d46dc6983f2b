import { gzipSync } from 'node:zlib';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type Member, type UploadAnswer } from '../server/http-api/support/member.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { photo, pngThatClaims } from '../server/images/sample-pictures.ts';
import { aPhoto, send } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'sender');
});
afterAll(() => server.close());

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PNG = '\x89PNG\r\n\x1a\n';

describe('what a browser could run is no picture', () => {
  test.each([
    ['a web page', latin1('<!doctype html><script>alert(1)</script>')],
    ['a drawing', latin1(SVG)],
    ['a drawing in UTF-16', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
    ['a packed drawing', gzipSync(SVG)],
    ['a drawing behind the first bytes of a picture', latin1(PNG + SVG)],
    [
      'an XML document',
      latin1('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    ],
    ['a PDF', latin1('%PDF-1.4\n1 0 obj')],
    ['a script', latin1('GIF89a/*.*/=1;alert(1)')],
    ['nothing', latin1('')],
  ])('%s', async (_name, bytes) => {
    expect(outcomeOf(await send(member, bytes, 'photo.png'))).toBe('400/19');
  });
});

describe('what is served was written anew', () => {
  test('a script behind a picture and notes inside it are gone', async () => {
    const notes = { IFD0: { Copyright: 'alert(1)' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const picture = await (await photo(80, 60)).withExif(notes).jpeg().toBuffer();
    const told = await send(member, Buffer.concat([picture, latin1('<script>alert(1)</script>')]));
    const { image_url } = told.body as unknown as UploadAnswer;
    const { pathname } = new URL(image_url);
    const served = await server.app.fetch(new Request(image_url), {
      remoteAddress: '192.0.2.9',
      secure: false,
    });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('alert(1)')).toBe(false);
    const { exif, xmp, icc, width } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, width }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, width: 80 });
    expect(pathname).toMatch(/^\/media\/originals\/(?:[0-9a-f]{2}\/){3}[0-9a-f]{32}\.jpg$/);
  });

  test('and comes with headers that let a browser do nothing but show it', async () => {
    const { image_url } = (await send(member, await aPhoto())).body as unknown as UploadAnswer;
    for (const address of [
      image_url,
      image_url.replace('originals', '236x'),
      image_url.replace('originals', '9x'),
    ]) {
      const { headers } = await server.app.fetch(new Request(address), {
        remoteAddress: '192.0.2.9',
        secure: false,
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(headers.get('content-type')).toMatch(/^(?:image\/(?:png|jpeg)|text\/plain; charset=utf-8)$/);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('names of files play no part', () => {
  test.each([
    '../../../etc/cron.d/x',
    '/etc/passwd',
    'a\0.html',
    'a\r\nX-Evil: 1',
    '\u202egnp.exe',
    'x'.repeat(10_240),
    '";x="',
  ])('%j', async (name) => {
    const { image_url } = (await send(member, await aPhoto(), name)).body as unknown as UploadAnswer;
    const download = await server.app.fetch(new Request(`${image_url}?download=1`), {
      remoteAddress: '192.0.2.9',
      secure: false,
    });
    const disposition = download.headers.get('content-disposition');
    expect(disposition).toMatch(/^attachment; filename="[0-9a-f]{32}\.png"$/);
  });

  test('on the disk stand only names of ours', async () => {
    const files = await readdir(path.join(server.folder, 'media/pictures'), { recursive: true });
    const ours = /^(?:[0-9a-f]{2,32}|(?:\d{2,4}x\d{0,4}|originals)\.(?:png|jpg|webp|gif|avif))$/;
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !ours.test(path.basename(file)))).toEqual([]);
  });
});

test('what is refused leaves nothing behind', async () => {
  const before = await readdir(path.join(server.folder, 'media'), { recursive: true });
  await send(member, pngThatClaims(9_000, 9_000));
  await send(member, latin1(SVG));
  expect(await readdir(path.join(server.folder, 'media'), { recursive: true })).toEqual(before);
  const store = await readFile(path.join(server.folder, 'pinakes.sqlite'));
  expect(store.includes('alert(1)')).toBe(false);
});
