import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from '../../application/ports/surroundings.ts';

const argon2Async = promisify(argon2);

type Cost = { readonly memoryKib: number; readonly passes: number; readonly parallelism: number };

const COST: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
/** More concurrent hashes would block file and name look-ups in the same thread pool. */
const MAX_AT_ONCE = 4;

type Parsed = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer };

const NOBODY: Parsed = { cost: COST, salt: Buffer.alloc(16), tag: Buffer.alloc(TAG_BYTES) };

/** argon2id in the usual text form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export class Argon2PasswordHasher implements PasswordHasher {
  #free = MAX_AT_ONCE;
  readonly #waiting: (() => void)[] = [];

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const tag = await this.#tag(password, salt, COST);
    const { memoryKib, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
  }

  async verify(password: string, hash: string): Promise<boolean> {
    const parsed = parse(hash);
    const { cost, salt, tag } = parsed ?? NOBODY;
    const made = await this.#tag(password, salt, cost);
    return parsed !== undefined && made.length === tag.length && timingSafeEqual(made, tag);
  }

  async #tag(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    try {
      return await argon2Async('argon2id', {
        message: Buffer.from(password, 'utf8'),
        nonce: salt,
        memory: cost.memoryKib,
        passes: cost.passes,
        parallelism: cost.parallelism,
        tagLength: TAG_BYTES,
      });
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/** Undefined for any other format, and for a cost beyond the limits. */
function parse(hash: string): Parsed | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{43})$/.exec(
    hash,
  );
  if (parts === null) return undefined;
  const cost = { memoryKib: Number(parts[1]), passes: Number(parts[2]), parallelism: Number(parts[3]) };
  if (
    cost.memoryKib < 8 * cost.parallelism ||
    cost.memoryKib > 262_144 ||
    cost.passes < 1 ||
    cost.parallelism < 1
  ) {
    return undefined;
  }
  return { cost, salt: Buffer.from(parts[4] ?? '', 'base64'), tag: Buffer.from(parts[5] ?? '', 'base64') };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
