/** Length of the longest host name. */
const LONGEST = 253;
/** Characters of a host name in ASCII. */
const HOST = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;
const DOT = 46;

/** The bits of a slot: the number of a name, and a part of its hash. */
const NUMBER = 0xffffff;
const PART = 0xff000000;

/**
 * A number for each of up to millions of host names, in about 40 bytes a name. A name stands for everything below it
 * too.
 */
export class HostTable {
  #bytes = new Uint8Array(1024);
  /** Where each name begins; one more for the end of the last. */
  #starts = new Uint32Array(65);
  #values = new Uint8Array(64);
  /**
   * Of each hash: the number of a name, plus one, and above it a part of the hash, which tells most other names apart.
   * At least five places for three names.
   */
  #slots = new Uint32Array(128);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Makes room for so many more names of the same length at once, so that growing does not take long later. */
  reserve(factor: number): void {
    const names = Math.ceil(factor * this.#size);
    this.#makeRoom(names, Math.ceil(factor * this.#starts[this.#size]!));
    if (!hasRoom(this.#slots.length, names)) this.#rehash(names);
  }

  /** Adds a name in lower case, or replaces its value; false for what is no name, and for more than 16 million. */
  set(host: string, value: number): boolean {
    if (host.length > LONGEST || this.#size === NUMBER || !HOST.test(host)) return false;
    const hash = mixed(hashOf(host));
    const slot = this.#slotOf(host, 0, hash);
    const known = this.#slots[slot]! & NUMBER;
    if (known !== 0) {
      this.#values[known - 1] = value;
      return true;
    }
    const start = this.#starts[this.#size]!;
    this.#makeRoom(this.#size + 1, start + host.length);
    for (let at = 0; at < host.length; at += 1) this.#bytes[start + at] = host.charCodeAt(at);
    this.#starts[this.#size + 1] = start + host.length;
    this.#values[this.#size] = value;
    this.#size += 1;
    this.#slots[slot] = (hash & PART) | this.#size;
    if (!hasRoom(this.#slots.length, this.#size)) this.#rehash(this.#size);
    return true;
  }

  /** The value of the longest name that the host is, or is below; undefined without one. */
  find(host: string): number | undefined {
    let found: number | undefined;
    let hash = SEED;
    // From the end, so that each part of the name continues the hash of the one before.
    for (let at = host.length - 1; at >= 0; at -= 1) {
      hash = next(hash, host.charCodeAt(at));
      if (at > 0 && host.charCodeAt(at - 1) !== DOT) continue;
      const known = this.#slots[this.#slotOf(host, at, mixed(hash))]! & NUMBER;
      if (known !== 0) found = this.#values[known - 1];
    }
    return found;
  }

  /** The place of the name that begins at `from`, or the free one where it belongs. */
  #slotOf(host: string, from: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot]!;
      if (known === 0) return slot;
      if (((known ^ hash) & PART) === 0 && this.#isAt((known & NUMBER) - 1, host, from)) return slot;
    }
  }

  #isAt(index: number, host: string, from: number): boolean {
    const start = this.#starts[index]!;
    const length = host.length - from;
    if (this.#starts[index + 1]! - start !== length) return false;
    for (let at = 0; at < length; at += 1)
      if (this.#bytes[start + at] !== host.charCodeAt(from + at)) return false;
    return true;
  }

  #makeRoom(names: number, bytes: number): void {
    if (bytes > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(bytes, 2 * this.#bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    if (names > this.#values.length) {
      const room = Math.max(names, 2 * this.#size);
      const [starts, values] = [new Uint32Array(room + 1), new Uint8Array(room)];
      starts.set(this.#starts);
      values.set(this.#values);
      [this.#starts, this.#values] = [starts, values];
    }
  }

  #rehash(names: number): void {
    let places = 2 * this.#slots.length;
    while (!hasRoom(places, names)) places *= 2;
    this.#slots = new Uint32Array(places);
    const mask = this.#slots.length - 1;
    for (let index = 0; index < this.#size; index += 1) {
      let hash = SEED;
      for (let at = this.#starts[index + 1]! - 1; at >= this.#starts[index]!; at -= 1)
        hash = next(hash, this.#bytes[at]!);
      hash = mixed(hash);
      let slot = hash & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = (hash & PART) | (index + 1);
    }
  }
}

function hasRoom(places: number, names: number): boolean {
  return 5 * names <= 3 * places;
}

const SEED = 0x811c9dc5;

function hashOf(host: string): number {
  let hash = SEED;
  for (let at = host.length - 1; at >= 0; at -= 1) hash = next(hash, host.charCodeAt(at));
  return hash;
}

/** FNV-1a. */
function next(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** Spreads the hash over its low bits. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (half ^ (half >>> 13)) >>> 0;
}
