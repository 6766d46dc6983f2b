import { isIP } from 'node:net';
import { InvalidConfiguration } from './invalid-configuration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const FACTOR: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

/** Parses variables by type. An empty one counts as absent. Every method throws `InvalidConfiguration`. */
export class EnvironmentReader {
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | null {
    const value = this.#env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  textOr(name: string, otherwise: string): string {
    return this.text(name) ?? otherwise;
  }

  int(name: string, otherwise: number, bounds: { readonly min: number; readonly max: number }): number {
    const value = this.#number(name, otherwise, bounds);
    if (!Number.isInteger(value)) throw new InvalidConfiguration(name, 'must be a whole number');
    return value;
  }

  /** A number, fractions allowed. */
  decimal(name: string, otherwise: number, bounds: { readonly min: number; readonly max: number }): number {
    return this.#number(name, otherwise, bounds);
  }

  bool(name: string, otherwise: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return otherwise;
    if (['true', '1', 'yes', 'on'].includes(value)) return true;
    if (['false', '0', 'no', 'off'].includes(value)) return false;
    throw new InvalidConfiguration(name, 'must be true or false');
  }

  /** Bytes; `k`, `m`, `g` are powers of 1000. */
  size(name: string, otherwise: number): number {
    const value = this.text(name);
    if (value === null) return otherwise;
    const parts = /^(\d{1,15}(?:\.\d{1,3})?)\s*([kmg]?)b?$/i.exec(value);
    const bytes = Number(parts?.[1]) * (FACTOR[(parts?.[2] ?? '').toLowerCase()] ?? Number.NaN);
    if (!Number.isSafeInteger(Math.round(bytes))) {
      throw new InvalidConfiguration(name, 'must be a size such as 500k, 20m or 1g');
    }
    return Math.round(bytes);
  }

  list(name: string): readonly string[] {
    const items = (this.text(name) ?? '').split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
  }

  /** Addresses and CIDR ranges; `loopback` is allowed. */
  ranges(name: string, otherwise: readonly string[] = []): readonly string[] {
    const ranges = this.list(name);
    const wrong = ranges.find((range) => !isRange(range));
    if (wrong !== undefined)
      throw new InvalidConfiguration(name, `${wrong} is neither an address nor a range`);
    return ranges.length === 0 ? otherwise : ranges;
  }

  oneOf<const V extends string>(name: string, values: readonly V[], otherwise: NoInfer<V>): V {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return otherwise;
    const found = values.find((each) => each === value);
    if (found === undefined) throw new InvalidConfiguration(name, `must be one of ${values.join(', ')}`);
    return found;
  }

  /** The source of a regular expression. */
  pattern(name: string): string | null {
    const source = this.text(name);
    try {
      if (source !== null) new RegExp(source, 'i');
    } catch (cause) {
      throw new InvalidConfiguration(name, 'is no regular expression', { cause });
    }
    return source;
  }

  /** An address with one of these schemes, without a trailing slash. */
  url(name: string, schemes: readonly string[]): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url === undefined || !schemes.includes(url.protocol.slice(0, -1))) {
      throw new InvalidConfiguration(name, `must be an address beginning with ${schemes.join(' or ')}://`);
    }
    return value.replace(/\/+$/, '');
  }

  #number(name: string, otherwise: number, bounds: { readonly min: number; readonly max: number }): number {
    const text = this.text(name);
    if (text === null) return otherwise;
    const value = /^\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= bounds.min && value <= bounds.max)) {
      throw new InvalidConfiguration(name, `must be a number from ${bounds.min} to ${bounds.max}`);
    }
    return value;
  }
}

function isRange(text: string): boolean {
  if (text.toLowerCase() === 'loopback') return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
