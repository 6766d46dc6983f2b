import type { PasswordHasher } from '../../application/ports/surroundings.ts';

/** A low count, because everybody with access to the page has its data anyway. */
const ITERATIONS = 10_000;

/** PBKDF2 of Web Crypto as `pbkdf2$iterations$salt$key`, in hex. For the in-page server. */
export class Pbkdf2PasswordHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2$${ITERATIONS}$${hex(salt)}$${await derived(password, salt)}`;
  }

  async verify(password: string, hash: string): Promise<boolean> {
    const [, salt = '00', key] = /^pbkdf2\$10000\$([0-9a-f]{32})\$([0-9a-f]{64})$/.exec(hash) ?? [];
    const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    return (await derived(password, bytes)) === key;
  }
}

async function derived(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
