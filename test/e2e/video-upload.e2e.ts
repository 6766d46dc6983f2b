import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { aFilm } from './support/film.ts';
import { Member } from './support/member.ts';
import { startServer } from './support/running-server.ts';

const SOON = { timeout: 30_000 };
const LARGE_BYTES = 4_000_000;
/** Bytes in a second: what is sent takes until the line is widened. */
const THIN_LINE = 200_000;

/** A film with empty room behind it. */
async function aLargeFilm(): Promise<Buffer> {
  const film = await aFilm();
  const room = Buffer.alloc(LARGE_BYTES - film.byteLength);
  room.writeUInt32BE(room.byteLength, 0);
  room.write('free', 4, 'latin1');
  return Buffer.concat([film, room]);
}

/** @returns what widens it again */
async function thin(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const letThrough = async (uploadThroughput: number) => {
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', line);
  };
  await letThrough(THIN_LINE);
  return () => letThrough(-1);
}

/** What of a film has left, in bytes. */
const sent = (page: Page) =>
  page
    .getByRole('progressbar', { name: 'Uploading' })
    .evaluate((bar: HTMLProgressElement) => bar.value)
    .catch(() => 0);

test('a film goes on where it was after its server went in the middle and came back', async ({
  openPage,
  server,
}) => {
  const ann = await Member.join(server.url, 'resumer', 'Ann');
  const allow = [/Failed to load resource/];
  const page = await openPage('/pin/create/', { as: ann, allow });
  const offsets = watchOffsets(page);
  const widen = await thin(page);
  const buffer = await aLargeFilm();
  await page
    .getByLabel('Choose an image or video')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await expect.poll(() => sent(page), SOON).toBeGreaterThan(LARGE_BYTES / 4);
  await server.kill();
  await widen();
  Object.assign(server, await startServer({ PORT: new URL(server.url).port }, server.dataDir));
  await page.getByText('Uploaded').waitFor(SOON);
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(0);
  await page.getByLabel('Title').fill('A film in two parts');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Play, / }).waitFor(SOON);
}, 150_000);

/** The offsets from which parts of films are sent by this page, oldest first. */
function watchOffsets(page: Page): readonly number[] {
  const offsets: number[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().includes('/media-upload/?')) return;
    // The answer of a page that was loaded anew meanwhile cannot be read.
    const told = (await answer.json().catch(() => null)) as { offset: number } | null;
    if (told !== null) offsets.push(told.offset);
  });
  return offsets;
}

test('a film goes on where it was after its page was loaded anew in the middle', async ({
  openPage,
  server,
}) => {
  const ann = await Member.join(server.url, 'reloader', 'Ann');
  const page = await openPage('/pin/create/', { as: ann, allow: [/Failed to load resource/] });
  const widen = await thin(page);
  const buffer = await aLargeFilm();
  await page
    .getByLabel('Choose an image or video')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await page.getByLabel('Title').fill('A film through a reload');
  await page.getByText('Draft saved').waitFor();
  await expect.poll(() => sent(page), SOON).toBeGreaterThan(LARGE_BYTES / 4);
  const offsets = watchOffsets(page);
  await page.reload();
  await widen();
  await page.getByText('Uploaded').waitFor(SOON);
  expect(offsets[0]).toBeGreaterThan(0);
  expect(await page.getByLabel('Title').inputValue()).toBe('A film through a reload');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Play, / }).waitFor(SOON);
}, 150_000);

test('a film whose window crashed goes on in another one that looks on', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'crasher', 'Ann');
  const page = await openPage('/pin/create/', { as: ann });
  const other = await openPage('/pin/create/', { beside: page, allow: [/./] });
  await thin(other);
  const buffer = await aLargeFilm();
  await other
    .getByLabel('Choose an image or video')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await other.getByText('Draft saved').waitFor();
  await page.getByText('Uploading in another tab.').waitFor();
  await expect.poll(() => sent(other), SOON).toBeGreaterThan(LARGE_BYTES / 4);
  const offsets = watchOffsets(page);
  const session = await other.context().newCDPSession(other);
  const gone = other.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.getByText('Uploaded').waitFor(SOON);
  expect(offsets[0]).toBeGreaterThan(0);
}, 150_000);

test('a film that was taken back while it was sent is gone, and another one can be chosen', async ({
  openPage,
  server,
}) => {
  const ann = await Member.join(server.url, 'canceller', 'Ann');
  const page = await openPage('/pin/create/', { as: ann, allow: [/Failed to load resource/] });
  await thin(page);
  const field = page.getByLabel('Choose an image or video');
  await field.setInputFiles({ name: 'wrong.mp4', mimeType: 'video/mp4', buffer: await aLargeFilm() });
  await expect.poll(() => sent(page), SOON).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Uploading…' }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await field.setInputFiles({ name: 'right.mp4', mimeType: 'video/mp4', buffer: await aFilm() });
  await page.getByText('Uploaded').waitFor();
  await page.getByText('right.mp4').waitFor();
  expect(await page.getByText('wrong.mp4').count()).toBe(0);
});
