import { isIP } from 'node:net';
import { WebRefusal } from './web-refusal.ts';

/** The target of a connection: the name is resolved once, and only this address is connected to. */
export type Target = { readonly url: URL; readonly address: string; readonly port: number };

export type ResolveName = (name: string) => Promise<readonly string[]>;

/** Whether an address and port may be connected to. */
export type MayReach = (address: string, port: number) => boolean;

/**
 * The guard against SSRF: resolves a URL and checks its scheme, that it has no credentials, and that each address
 * of the host may be connected to at the port.
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
  // A private address among public ones is an attack (DNS rebinding).
  if (!addresses.every((one) => mayReach(one, port))) throw new WebRefusal('refused');
  const [first] = addresses;
  if (first === undefined) throw new WebRefusal('unreachable');
  return { url, address: first, port };
}

async function addressesOf(hostname: string, resolve: ResolveName): Promise<readonly string[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? resolve(hostname.replace(/\.$/, '')) : [literal];
}
