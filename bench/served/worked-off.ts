import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 200;

/**
 * Waits until a server has made what its uploads have left to be made, which takes a processor of its own until then.
 * `look` is called again and again meanwhile.
 * @returns how many there were
 */
export async function untilWorkedOff(dataDir: string, look: () => void = () => undefined): Promise<number> {
  const database = new DatabaseSync(path.join(dataDir, 'pinakes.sqlite'), { readOnly: true });
  try {
    const count = database.prepare(`select count(*) as jobs from jobs where kind = 'pictures.avif'`);
    const jobs = () => Number(count.get()?.['jobs']);
    const all = jobs();
    while (jobs() > 0) {
      look();
      await pause(LOOK_MS);
    }
    return all;
  } finally {
    database.close();
  }
}
