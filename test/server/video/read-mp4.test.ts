import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMp4, type Mp4Facts } from '../../../server/adapters/video/read-mp4.ts';
import { stripMetadata } from '../../../server/adapters/video/strip-metadata.ts';
import { box, FTYP, sampleVideo, sourceOf } from './bytes.ts';

async function factsOf(bytes: Uint8Array): Promise<Mp4Facts> {
  const reading = await readMp4(sourceOf(bytes));
  if (reading.kind !== 'video') throw new Error(JSON.stringify(reading));
  return reading.facts;
}

test('a video says how long and how large it is and how it is coded', async () => {
  expect(await factsOf(await sampleVideo('small'))).toMatchObject({
    width: 160,
    height: 90,
    videoCodec: 'avc1',
    audioCodec: 'mp4a',
    hasText: false,
  });
  const { durationMs } = await factsOf(await sampleVideo('small'));
  expect(durationMs).toBeGreaterThanOrEqual(2000);
  expect(durationMs).toBeLessThan(2200);
});

test('one that was filmed upright is as high as it is shown', async () => {
  expect(await factsOf(await sampleVideo('turned'))).toMatchObject({
    width: 90,
    height: 160,
    audioCodec: null,
  });
});

test('a track of texts is noticed', async () => {
  expect(await factsOf(await sampleVideo('captioned'))).toMatchObject({ hasText: true });
});

test('one in fragments is as long as they are together', async () => {
  expect((await factsOf(await sampleVideo('fragments'))).durationMs).toBeGreaterThanOrEqual(1900);
});

describe('what is no MP4', () => {
  test.each([
    ['nothing', ''],
    ['a play list', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a\n'],
    ['a list of files', 'ffconcat version 1.0\nfile /etc/passwd\n'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['WebM and Matroska', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x86\x81\x01'],
    ['AVI', 'RIFF\x10\0\0\0AVI LIST\0\0\0\0'],
    ['a picture of the same family', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'],
    ['a film of QuickTime alone', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['a play list behind four bytes', '\0\0\0\x18#EXTM3U\nhttp://127.0.0.1/'],
  ])('%s', async (_name, text) => {
    expect(await readMp4(sourceOf(Buffer.from(text, 'latin1')))).toEqual({ kind: 'not_mp4' });
  });
});

describe('what is damaged', () => {
  test.each([
    ['a head alone', FTYP],
    ['a box longer than the file', Buffer.concat([FTYP, Buffer.from('\0\xff\xff\xffmoov', 'latin1')])],
    ['a box shorter than its head', Buffer.concat([FTYP, Buffer.from('\0\0\0\x04moov', 'latin1')])],
    ['a description without a track', Buffer.concat([FTYP, box('moov', box('mvhd', Buffer.alloc(100)))])],
    ['a play list as description', Buffer.concat([FTYP, Buffer.from('#EXTM3U\n/etc/passwd\n')])],
    ['endless small boxes', Buffer.concat([FTYP, ...Array<Buffer>(20_001).fill(box('free'))])],
  ])('%s', async (_name, bytes) => {
    expect(await readMp4(sourceOf(bytes))).toMatchObject({ kind: 'unusable' });
  });

  test('a video that lies in another file', async () => {
    const bytes = await sampleVideo('small');
    const at = bytes.indexOf('url \0\0\0\x01', 0, 'latin1');
    bytes[at + 7] = 0;
    expect(await readMp4(sourceOf(bytes))).toEqual({ kind: 'unusable', why: 'a part of it lies elsewhere' });
  });

  test('a video without a length', async () => {
    const bytes = await sampleVideo('small');
    for (const name of ['mvhd', 'mdhd', 'stts']) {
      for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
        bytes.fill(0, at + 8 + 8, at + 28);
    }
    expect(await readMp4(sourceOf(bytes))).toMatchObject({ kind: 'unusable' });
  });
});

test('no change of a few bytes makes the reader fail or fetch more than the file has', async () => {
  const whole = await sampleVideo('captioned');
  const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 40 }),
      fc.nat(whole.length),
      async (changes, end) => {
        const bytes = Buffer.from(whole.subarray(0, end));
        for (const [at, value] of changes) if (at < end) bytes[at] = value;
        expect(['video', 'not_mp4', 'unusable']).toContain((await readMp4(sourceOf(bytes))).kind);
      },
    ),
    { numRuns: 500 },
  );
});

test('where it was filmed and what it is called can be taken out without moving anything', async () => {
  const bytes = await sampleVideo('small');
  const before = await factsOf(bytes);
  expect(bytes.includes('Secret title') && bytes.includes('+48.85')).toBe(true);
  for (const { offset, bytes: patch } of stripMetadata(before.remarks)) bytes.set(patch, offset);

  expect(bytes.includes('Secret title') || bytes.includes('+48.85')).toBe(false);
  const { remarks, ...rest } = await factsOf(bytes);
  const { remarks: were, ...same } = before;
  expect(rest).toEqual(same);
  expect(remarks.map(({ type }) => type)).toEqual(were.map(() => 'free'));
  expect(bytes.length).toBe((await sampleVideo('small')).length);
});
