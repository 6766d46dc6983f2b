import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, succeeded } from '../server/http-api/support/member.ts';
import { heifThatClaims } from '../server/images/heif-files.ts';
import { photo } from '../server/images/sample-pictures.ts';
import { Website } from '../server/web/a-website.ts';
import { send } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

const PHOTO = heifThatClaims([512, 512], [640, 480]);

let folder: string;
let server: WholeServer | undefined;
let site: Website | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heic-photos-'));
});
afterEach(async () => {
  await server?.close();
  await site?.close();
  site = undefined;
  await rm(folder, { recursive: true });
});

/** A site with a photo, and a member who has found it there. */
async function found(program: string) {
  site = await Website.open((request, response) => {
    const isPhoto = request.url === '/photo.heic';
    response.setHeader('content-type', isPhoto ? 'image/heic' : 'text/html');
    response.end(isPhoto ? PHOTO : '<img src="/photo.heic" width="640" height="480">');
  });
  server = await WholeServer.open({ HEIF_CONVERT_PATH: program, FETCH_ALLOW_PRIVATE: 'true' });
  const { browser } = await aMember(server, 'finder');
  const find = async (path: string) =>
    succeeded<{ items: { url: string; width: number; preview_url: string }[] }>(
      await browser.call('FindPinImagesResource', 'get', { url: site!.at(path) }),
    ).items;
  return {
    browser,
    address: site.at('/photo.heic'),
    items: [...(await find('/page')), ...(await find('/photo.heic'))],
  };
}

async function sent(program: string, bytes: Uint8Array) {
  server = await WholeServer.open({ HEIF_CONVERT_PATH: program });
  return send(await aMember(server, 'sender'), bytes, 'photo.heic');
}

async function aProgram(script: string): Promise<string> {
  const file = path.join(folder, 'program');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

async function keptFiles(): Promise<readonly string[]> {
  const names = await readdir(path.join(server!.folder, 'media'), { recursive: true });
  return names.filter((name) => /\.\w{3,4}$/.test(name));
}

test('without a converter the sender is told what to do, and the operator what is missing', async () => {
  const told = await sent(path.join(folder, 'nothing'), PHOTO);
  expect(outcomeOf(told)).toBe('400/19');
  expect(told.body.resource_response?.message).toContain('HEIC photos aren’t supported here. Save');
  expect(server?.log.join('')).toContain('heif_convert.not_found');
});

test('without a converter one of a site is found, and told plainly when it is to be pinned', async () => {
  const { browser, address, items } = await found(path.join(folder, 'nothing'));
  expect(items).toMatchObject([{ url: address }, { url: address, width: 640 }]);
  const told = await browser.call('PinResource', 'create', { image_url: address });
  expect(outcomeOf(told)).toBe('400/19');
  expect(told.body.resource_response?.message).toContain('HEIC photos aren’t supported here. Save');
});

describe.runIf(process.platform !== 'win32')('with a converter', () => {
  test('a photo can be pinned', async () => {
    const jpeg = path.join(folder, 'made.jpg');
    await photo(640, 480).jpeg().toFile(jpeg);
    const told = await sent(await aProgram(`cp ${jpeg} "$4"`), PHOTO);
    expect(outcomeOf(told)).toBe('200');
    expect(told.body).toMatchObject({ width: 640, height: 480 });
    expect(await keptFiles()).not.toEqual([]);
  });

  test('a photo of a site is found, shown in small and pinned', async () => {
    const jpeg = path.join(folder, 'made.jpg');
    await photo(640, 480).jpeg().toFile(jpeg);
    const { browser, address, items } = await found(await aProgram(`cp ${jpeg} "$4"`));
    expect(items).toMatchObject([{ url: address }, { url: address, width: 640, height: 480 }]);
    const small = await browser.send(items[0]?.preview_url ?? '');
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(outcomeOf(await browser.call('PinResource', 'create', { image_url: address }))).toBe('200');
  });

  test.each([
    ['fails over', 'exit 1', PHOTO, '400/19'],
    ['makes a web page of', 'echo "<script>alert(1)</script>" > "$4"', PHOTO, '400/19'],
    ['never sees, as it is too large:', 'exit 1', heifThatClaims([9_000, 9_000]), '413/23'],
  ])('a photo that it %s leaves nothing behind', async (_what, script, bytes, outcome) => {
    expect(outcomeOf(await sent(await aProgram(script), bytes))).toBe(outcome);
    expect(await keptFiles()).toEqual([]);
  });
});
