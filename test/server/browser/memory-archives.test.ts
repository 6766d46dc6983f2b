import { expect, test } from 'vitest';
import { MemoryArchives } from '../../../server/adapters/browser/memory-archives.ts';
import { readZip } from '../files/read-zip.ts';

test('an archive holds what was added, once it is finished', async () => {
  const archives = new MemoryArchives();
  const archive = await archives.create('7');
  await archive.add('notes/ä.json', '{"a":1}');
  await archive.addPieces('picture.jpg', async function* () {
    yield Uint8Array.of(1, 2);
    yield Uint8Array.of(3);
  });
  expect(await archives.open('7')).toBeUndefined();
  await archive.finish();

  const opened = await archives.open('7');
  const parts: Uint8Array[] = [];
  for await (const part of opened?.parts ?? []) parts.push(part);
  const bytes = Buffer.concat(parts);
  expect(bytes.byteLength).toBe(opened?.byteLength);
  const entries = readZip(bytes);
  expect(entries.get('notes/ä.json')?.toString()).toBe('{"a":1}');
  expect([...(entries.get('picture.jpg') ?? [])]).toEqual([1, 2, 3]);

  expect(await archives.ids()).toEqual(['7']);
  await archives.remove('7');
  expect(await archives.ids()).toEqual([]);
});
