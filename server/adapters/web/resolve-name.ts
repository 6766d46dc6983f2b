import { lookup } from 'node:dns/promises';
import { Semaphore } from './semaphore.ts';
import { WebRefusal } from './web-refusal.ts';

/** Look-ups use threads that files need as well: a slow name server may block half of them. */
const semaphore = new Semaphore(2);

/**
 * All addresses of a name, as this machine resolves it; IPv4 first, which more networks can reach. @throws {WebRefusal}
 */
export async function resolveName(name: string): Promise<readonly string[]> {
  const leave = await semaphore.acquire();
  try {
    const found = await lookup(name, { all: true, order: 'ipv4first' });
    return found.map(({ address }) => address);
  } catch (cause) {
    throw new WebRefusal('unreachable', { cause });
  } finally {
    leave();
  }
}
