import { isIP } from 'node:net';
import { WebRefusal } from './web-refusal.ts';

/** Where a connection goes: the name was looked up once, and only this address is spoken to. */
export type Target = { readonly url: URL; readonly address: string; readonly port: number };

export type ResolveName = (name: string) => Promise<readonly string[]>;

/** Whether a looked-up address may be spoken to at a port. */
export type MayReach = (address: string, port: number) => boolean;

/**
 * Looks an address up and checks everything that it says: scheme, no name and password in it, and that each address
 * behind the name may be reached at its port.
 *
 * @throws {WebRefusal}
 */
export async function guardedTarget(
  address: string,
  { mayReach, resolve }: { readonly mayReach: MayReach; readonly resolve: ResolveName },
): Promise<Target> {
  const url = URL.parse(address);
  if (url === null) throw new WebRefusal('not_an_address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new WebRefusal('refused');
  if (url.username !== '' || url.password !== '') throw new WebRefusal('not_an_address');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const addresses = await addressesOf(url.hostname, resolve);
  // One private address among public ones is a trap, not a choice.
  if (!addresses.every((one) => mayReach(one, port))) throw new WebRefusal('refused');
  const [first] = addresses;
  if (first === undefined) throw new WebRefusal('unreachable');
  return { url, address: first, port };
}

async function addressesOf(hostname: string, resolve: ResolveName): Promise<readonly string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? resolve(hostname.replace(/\.$/, '')) : [literal];
}
