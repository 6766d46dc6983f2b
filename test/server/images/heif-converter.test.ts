import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HeifConverter } from '../../../server/adapters/images/heif-converter.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { runLimited } from '../../../server/adapters/video/limited-process.ts';
import { PicturesBusy } from '../../../server/application/ports/media/media.ts';
import type { RunProgram } from '../../../server/application/ports/media/limited-program.ts';
import { HEIF_CONVERT } from './found-heif-convert.ts';
import { heifThatClaims } from './heif-files.ts';
import { photo } from './sample-pictures.ts';
import { refusalOf } from './refusal-of.ts';

const PHOTO = heifThatClaims([512, 512], [640, 480]);
const READABLE = /couldn’t be read/;
const DAMAGED = /damaged or incomplete/;

let folder: string;
let processors: SharpPictureProcessor[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heif-'));
  processors = [];
});
afterEach(async () => {
  await Promise.all(processors.map((processor) => processor.close()));
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
const isThere = (name: string) => stat(name).then(Boolean, () => false);

function processorWith(program: string, run: RunProgram = runLimited) {
  const heif = new HeifConverter(program, run);
  const processor = new SharpPictureProcessor({ logger: { warn: () => {} }, heif });
  processors.push(processor);
  return processor;
}

/** What stands for the program: `$3` is the photo, `$4` the file to make, both in the folder where it works. */
async function processorOf(script: string, run?: RunProgram) {
  await writeFile(at('program'), `#!/bin/sh\n${script}\n`);
  await chmod(at('program'), 0o755);
  return processorWith(at('program'), run);
}

async function aJpeg(orientation = 1): Promise<string> {
  const bytes = await photo(640, 480).withMetadata({ orientation }).jpeg().toBuffer();
  await writeFile(at('made.jpg'), bytes);
  return at('made.jpg');
}

describe.runIf(process.platform !== 'win32')('a HEIC photo where there is a converter', () => {
  test('becomes a picture like any other', async () => {
    const processor = await processorOf(`cmp "$3" ${at('sent')} && cp ${await aJpeg()} "$4"`);
    await writeFile(at('sent'), PHOTO);

    const outcome = await processor.ingest(PHOTO);

    expect(outcome).toMatchObject({
      kind: 'picture',
      picture: { extension: 'jpg', width: 640, height: 480 },
    });
  });

  test('is turned by the converter alone, whatever its notes say', async () => {
    const processor = await processorOf(`cp ${await aJpeg(6)} "$4"`);

    const outcome = await processor.ingest(PHOTO);

    expect(outcome).toMatchObject({ picture: { width: 640, height: 480 } });
  });

  test('may hold more than one picture: the first counts', async () => {
    const processor = await processorOf(`cp ${await aJpeg()} photo-1.jpg; cp "$3" photo-2.jpg`);

    expect(await processor.ingest(PHOTO)).toMatchObject({ kind: 'picture' });
  });

  test('is converted in a folder that is gone afterwards, by a program that knows nothing of ours', async () => {
    process.env['SESSION_SECRET'] = 'do not tell';
    const processor = await processorOf(`pwd > ${at('where')}; env > ${at('known')}; exit 1`);
    await processor.ingest(PHOTO);
    delete process.env['SESSION_SECRET'];

    const where = (await readFile(at('where'), 'utf8')).trim();
    expect(path.basename(where)).toMatch(/^pinakes-heif-/);
    expect(await isThere(where)).toBe(false);
    expect(await readFile(at('known'), 'utf8')).not.toContain('SESSION_SECRET');
  });

  test.each([
    ['the program fails', 'exit 1', READABLE],
    ['it is ended by its limits', 'head -c 200000000 /dev/zero > "$4"', READABLE],
    ['nothing comes of it', 'true', DAMAGED],
    ['what comes of it is no JPEG', 'cp "$3" "$4"', DAMAGED],
    ['what comes of it is broken', 'printf "\\377\\330\\377\\340\\0\\020JFIF" > "$4"', DAMAGED],
  ])('is refused when %s', async (_when, script, detail) => {
    const processor = await processorOf(script);

    expect(await refusalOf(processor.ingest(PHOTO))).toEqual({
      kind: 'bad_media',
      text: expect.stringMatching(detail),
    });
  });

  test('is refused when it takes too long', async () => {
    const inAHurry: RunProgram = (program, run) => runLimited(program, { ...run, atMostMs: 100 });
    const processor = await processorOf('while :; do :; done', inAHurry);

    expect((await refusalOf(processor.ingest(PHOTO))).text).toMatch(READABLE);
  });

  test.each([
    ['too many pixels', heifThatClaims([512, 512], [9000, 6000]), 'too_large'],
    ['too wide', heifThatClaims([20_000, 10]), 'too_large'],
    ['no size', heifThatClaims(), 'bad_media'],
  ])('is refused before anything decodes it: %s', async (_why, bytes, kind) => {
    const processor = await processorOf(`touch ${at('begun')}`);

    expect(await processor.ingest(bytes)).toMatchObject({ kind });
    expect(await isThere(at('begun'))).toBe(false);
  });

  test('waits for the one before; too many are sent away', async () => {
    const processor = await processorOf(
      `mkdir ${at('lock')} && rmdir ${at('lock')} && cp ${await aJpeg()} "$4"`,
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => processor.ingest(PHOTO)));

    expect(outcomes.slice(0, 8)).toEqual(
      Array.from({ length: 8 }, () =>
        expect.objectContaining({ value: expect.objectContaining({ kind: 'picture' }) }),
      ),
    );
    expect(outcomes[8]).toMatchObject({ status: 'rejected', reason: expect.any(PicturesBusy) });
  });

  test('is given up when the processor closes', async () => {
    const processor = await processorOf('while :; do :; done');
    const given = expect(processor.ingest(PHOTO)).rejects.toThrow('ended early');
    await processor.close();
    await given;
  });
});

test('a program that is not there harms nobody', async () => {
  expect(await processorWith(at('nothing')).ingest(PHOTO)).toMatchObject({ kind: 'bad_media' });
});

describe.runIf(HEIF_CONVERT !== null)('with heif-convert (libheif), when it is installed', () => {
  const sample = () => readFile(new URL('./samples/held-upright.heic', import.meta.url));

  test('a photo becomes a JPEG as it is to be seen, without its notes', async () => {
    const outcome = await processorWith(HEIF_CONVERT!).ingest(await sample());

    expect(outcome).toMatchObject({
      kind: 'picture',
      picture: { extension: 'jpg', width: 320, height: 200 },
    });
    const original = outcome.kind === 'picture' ? outcome.picture.original : new Uint8Array();
    const { exif, orientation, format } = await sharp(original).metadata();
    expect({ exif, orientation, format }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    });
  });

  test('one that was cut short is refused', async () => {
    const bytes = await sample();
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2));

    expect(await processorWith(HEIF_CONVERT!).ingest(cut)).toMatchObject({ kind: 'bad_media' });
  });
});
