import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { runBackupCommand } from '../../../../server/composition/operating/backup-command.ts';
import { runRestoreCommand } from '../../../../server/composition/operating/restore-command.ts';
import { pinPhoto } from '../../../security/support/photos.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { aMember } from '../../http-api/support/member.ts';

let folder: string;
let backup: string;
let server: WholeServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-backup-'));
  backup = path.join(folder, 'night.backup');
  server = await WholeServer.open();
  const ada = await aMember(server, 'ada');
  await pinPhoto(ada);
  const outcome = await runBackupCommand([backup], { DATA_DIR: server.folder });
  expect(outcome).toMatchObject({ exitCode: 0, err: '' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  test('of a picture that has lost its file is made, and says so', async () => {
    const dataDir = path.join(folder, 'with-a-loss');
    await runRestoreCommand([backup], { DATA_DIR: dataDir });
    await rm(path.join(dataDir, 'media', 'pictures'), { recursive: true });
    const second = path.join(folder, 'second.backup');
    const outcome = await runBackupCommand([second], { DATA_DIR: dataDir });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.err).toContain('1 pictures or videos of the store have no file');
    const restored = await runRestoreCommand([second], { DATA_DIR: path.join(folder, 'third') });
    expect(restored).toMatchObject({ exitCode: 0, err: '' });
  });

  test('is readable for its owner alone, and leaves nothing beside it', async () => {
    expect((await readdir(folder)).filter((name) => name.startsWith('night'))).toEqual(['night.backup']);
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
  });

  test('touches nothing that is beside its file already', async () => {
    const target = path.join(folder, 'beside.backup');
    for (const name of ['.database', '.unfinished']) await writeFile(target + name, 'of somebody else');
    expect(await runBackupCommand([target], { DATA_DIR: server.folder })).toMatchObject({ exitCode: 0 });
    for (const name of ['.database', '.unfinished']) {
      expect(await readFile(target + name, 'utf8')).toBe('of somebody else');
    }
  });

  test('made twice at once under one name is whole, and one of both says that it is there', async () => {
    const target = path.join(folder, 'twice.backup');
    const run = () => runBackupCommand([target], { DATA_DIR: server.folder });
    const outcomes = await Promise.all([run(), run()]);
    expect(outcomes.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(outcomes.find(({ exitCode }) => exitCode === 1)?.err).toBe(`${target} exists already.\n`);
    expect((await readdir(folder)).filter((name) => name.startsWith('twice'))).toEqual(['twice.backup']);
    const dataDir = path.join(folder, 'from-twice');
    expect(await runRestoreCommand([target], { DATA_DIR: dataDir })).toMatchObject({ exitCode: 0 });
  });

  test('of a store that cannot be read says so, and leaves nothing behind', async () => {
    const dataDir = path.join(folder, 'damaged');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'pinakes.sqlite'), 'no database at all, '.repeat(1000));
    const outcome = await runBackupCommand([path.join(folder, 'none.backup')], { DATA_DIR: dataDir });
    expect(outcome).toMatchObject({ exitCode: 4, err: expect.stringContaining('file is not a database') });
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  test('into a folder that refuses it fails with the reason', async () => {
    const target = path.join(backup, 'refused.backup');
    const outcome = await runBackupCommand([target], { DATA_DIR: server.folder });
    expect(outcome).toMatchObject({ exitCode: 1, err: expect.stringContaining('not a directory') });
  });

  test('does not replace a file', async () => {
    const again = await runBackupCommand([backup], { DATA_DIR: server.folder });
    expect(again).toMatchObject({ exitCode: 1, err: `${backup} exists already.\n` });
  });

  test('is not put into the data that it copies', async () => {
    const dataDir = server.folder;
    const { exitCode, err } = await runBackupCommand([path.join(dataDir, 'a.backup')], { DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(err).toContain('elsewhere than into DATA_DIR');
  });

  test('replaces data only when told so, and keeps them', async () => {
    const dataDir = path.join(folder, 'in-use');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'session-secret'), 'of before');
    const refused = await runRestoreCommand([backup], { DATA_DIR: dataDir });
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toContain('is not empty');
    expect((await readdir(dataDir)).filter((name) => name !== 'pinakes.lock')).toEqual(['session-secret']);

    const forced = await runRestoreCommand([backup, '--force'], { DATA_DIR: dataDir });
    expect(forced.exitCode).toBe(0);
    const aside = /in (.*)\.\n/.exec(forced.err)![1]!;
    expect(await readFile(path.join(aside, 'session-secret'), 'utf8')).toBe('of before');
  });

  test('whose restore was interrupted is forgotten by the next start, unless it had begun to exchange files', async () => {
    const dataDir = path.join(folder, 'interrupted');
    await runRestoreCommand([backup], { DATA_DIR: dataDir });
    await mkdir(path.join(dataDir, '.restoring'));
    const refused = WholeServer.open({}, [], dataDir);
    await expect(refused).rejects.toBeInstanceOf(StoreUnusable);
    await expect(refused).rejects.toThrow('restore again with --force');

    await rm(path.join(dataDir, '.restoring'), { recursive: true });
    await mkdir(path.join(dataDir, '.unpacking', 'media'), { recursive: true });
    const started = await WholeServer.open({}, [], dataDir);
    expect(await readdir(dataDir)).not.toContain('.unpacking');
    await started.close();
  });

  test('is not restored under a running server', async () => {
    const outcome = await runRestoreCommand([backup, '--force'], { DATA_DIR: server.folder });
    expect(outcome).toMatchObject({ exitCode: 4 });
    expect(outcome.err).toContain('Another process is using the data');
  });

  test.each([
    [
      'a changed byte of a picture',
      (bytes: Buffer) => changedAt(bytes, bytes.indexOf('PNG') + 40),
      'damaged',
    ],
    [
      'a changed byte of the database',
      (bytes: Buffer) => changedAt(bytes, bytes.lastIndexOf('SQLite format 3') + 5000),
      'damaged',
    ],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 4096), 'incomplete'],
    ['another file', () => Buffer.from('a letter '.repeat(200)), 'no backup'],
  ])('is refused with %s, and nothing is left', async (_what, change, problem) => {
    const spoilt = path.join(folder, 'spoilt.backup');
    await writeFile(spoilt, change(Buffer.from(await readFile(backup))));
    const dataDir = path.join(folder, 'untouched');
    const { exitCode, err } = await runRestoreCommand([spoilt], { DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(err).toContain(problem);
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('pinakes.lock'))).toEqual([]);
  });
});

test('wrong arguments are told how it is done', async () => {
  for (const run of [runBackupCommand, runRestoreCommand]) {
    expect(await run([], {})).toMatchObject({ exitCode: 2, err: expect.stringContaining('-- FILE') });
  }
});

function changedAt(bytes: Buffer, at: number): Buffer {
  bytes[at]! ^= 1;
  return bytes;
}
