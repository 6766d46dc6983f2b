import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs pictures; generated once and never changed. @throws when the file cannot be read or written */
export async function openFileKey(dataDir: string): Promise<Uint8Array> {
  return Buffer.from(await keptSecret(dataDir, 'file-key'), 'hex');
}

/** The instance's secret, when the operator configures none. @throws as above */
export async function openSessionSecret(dataDir: string): Promise<string> {
  return keptSecret(dataDir, 'session-secret');
}

/** 64 hex digits from a file that only the server's user may read; generated durably when it is missing. */
async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  const existing = await readIfThere(path);
  if (existing !== undefined) return existing;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // A link never replaces a file: of two concurrent starts the first one's secret stays.
  await link(draft, path).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  await rm(draft, { force: true });
  await syncDirectory(dataDir);
  const made = await readIfThere(path);
  if (made === undefined) throw new Error(`${path} could not be made`);
  return made;
}

async function readIfThere(path: string): Promise<string | undefined> {
  let text: string;
  try {
    text = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} does not hold 64 hex digits`);
  return text;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
