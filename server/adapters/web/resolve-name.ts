import { lookup } from 'node:dns/promises';
import { Semaphore } from './semaphore.ts';
import { WebRefusal } from './web-refusal.ts';

/** Look-ups hold threads that files need too: a slow name server may have half of them. */
const semaphore = new Semaphore(2);

/** Every address of a name, as this machine sees it; IPv4 first, which more networks can reach. @throws {WebRefusal} */
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
