import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ExportDirectory } from '../../../server/adapters/files/export-directory.ts';
import { ZipWriter } from '../../../server/adapters/files/zip-writer.ts';
import { readZip } from './read-zip.ts';

const NOON = Date.UTC(2026, 5, 15, 12);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-zip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an archive', () => {
  test('holds what was put in, texts and bytes, under names of any script', async () => {
    const target = path.join(folder, '1.zip');
    const archive = await ZipWriter.open(target, NOON);
    const bytes = new Uint8Array([0, 1, 2, 255]);
    await archive.add('account.json', '{"name":"Zoë"}');
    await archive.add('pictures/κήπος.jpg', bytes);
    await archive.add('empty.json', '');
    await archive.finish();
    const entries = readZip(await readFile(target));
    expect([...entries.keys()]).toEqual(['account.json', 'pictures/κήπος.jpg', 'empty.json']);
    expect(entries.get('account.json')?.toString()).toBe('{"name":"Zoë"}');
    expect(entries.get('pictures/κήπος.jpg')).toEqual(Buffer.from(bytes));
    expect(entries.get('empty.json')?.byteLength).toBe(0);
  });

  test('takes long files piece by piece', async () => {
    const target = path.join(folder, '1.zip');
    const archive = await ZipWriter.open(target, NOON);
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (const text of ['a lo', 'ng', ' film']) yield Buffer.from(text);
    }
    await archive.addPieces('videos/a.mp4', pieces);
    await archive.add('last.json', '{}');
    await archive.finish();
    const entries = readZip(await readFile(target));
    expect(entries.get('videos/a.mp4')?.toString()).toBe('a long film');
    expect(entries.get('last.json')?.toString()).toBe('{}');
  });

  test('of nothing is an archive', async () => {
    const target = path.join(folder, '1.zip');
    await (await ZipWriter.open(target, NOON)).finish();
    expect(readZip(await readFile(target)).size).toBe(0);
  });

  test('may have more entries than the old form of the format can count', async () => {
    const target = path.join(folder, '1.zip');
    const archive = await ZipWriter.open(target, NOON);
    for (let number = 0; number < 65_536; number += 1) await archive.add(`${number}`, new Uint8Array(0));
    await archive.finish();
    expect(readZip(await readFile(target)).size).toBe(65_536);
  });

  test('is not there before it is finished, and leaves nothing when it is abandoned', async () => {
    const target = path.join(folder, '1.zip');
    const archive = await ZipWriter.open(target, NOON);
    await archive.add('a.json', '{}');
    expect(await readdir(folder)).toEqual(['1.zip.part']);
    await archive.abandon();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the folder of exports', () => {
  const clock = { now: () => NOON };

  test('makes itself, lists what is there and lets go of it', async () => {
    const exports = new ExportDirectory(path.join(folder, 'exports'), clock);
    expect(await exports.ids()).toEqual([]);
    expect(await exports.open('7')).toBeUndefined();
    await exports.remove('7');
    await (await exports.create('7')).finish();
    await exports.create('8').then((unfinished) => unfinished.add('a.json', '{}'));
    expect([...(await exports.ids())].sort()).toEqual(['7', '8']);
    expect(await exports.open('8')).toBeUndefined();
    expect((await exports.open('7'))?.byteLength).toBe(22);
    await exports.remove('7');
    await exports.remove('8');
    expect(await exports.ids()).toEqual([]);
  });

  test('knows nothing but ids', async () => {
    const exports = new ExportDirectory(folder, clock);
    for (const id of ['../7', '7/../../8', '', '7.zip', 'a']) {
      await expect(exports.open(id)).rejects.toBeInstanceOf(TypeError);
    }
  });
});
