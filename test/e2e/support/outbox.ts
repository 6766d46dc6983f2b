import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';

/**
 * The address that the newest mail to somebody leads to, as path and query. Waits for the mail; `pattern` tells which
 * of its links is meant.
 */
export async function mailedLink(dataDir: string, to: string, pattern: RegExp): Promise<string> {
  const found = { link: '' };
  await expect
    .poll(
      async () => {
        found.link = (await linkIn(path.join(dataDir, 'outbox'), to, pattern)) ?? '';
        return found.link;
      },
      { timeout: 10_000 },
    )
    .not.toBe('');
  return found.link;
}

async function linkIn(folder: string, to: string, pattern: RegExp): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((each) => each.endsWith('.eml'))
    .sort()
    .reverse()) {
    const mail = plain(await readFile(path.join(folder, name), 'utf8'));
    if (!mail.includes(to)) continue;
    for (const [address] of mail.matchAll(/https?:\/\/[^\s"<>]+/g)) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      if (pattern.test(pathname)) return pathname + search;
    }
  }
  return undefined;
}

/** Lines that were broken for the way are whole again. */
function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
