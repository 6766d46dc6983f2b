import { isIP } from 'node:net';

/** True for a host name or an address, without brackets, that only this machine itself reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
