import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { PinCount } from '../../../src/domain/statistics/counted-events.ts';
import type { Clock } from '../ports/surroundings.ts';

/** How often one sender can count one pin in an hour, of each kind. Many people may share an address. */
const COUNTS_AN_HOUR = 30;
/** How much of one sender's events is stored in an hour. Bytes */
const BYTES_AN_HOUR = 2_000_000;
const HOUR_MS = 3_600_000;
/** A power of two. Different counts share a slot rarely, so an honest one is almost never left out. */
const SLOTS = 2 ** 21;
const SENDER_SLOTS = 2 ** 16;

type LimitCountsDeps = {
  readonly clock: Clock;
  /** A secret number of this process, so that nobody can choose counts that share a slot. */
  readonly seed: number;
  /** Multiplies the limits; 0: there are none. */
  readonly scale: number;
};

/** Limits what one sender can forge, in a fixed amount of memory and without storing who counted what. */
export class LimitCounts {
  readonly #deps: LimitCountsDeps;
  readonly #slots = new Uint16Array(SLOTS);
  readonly #bytes = new Uint32Array(SENDER_SLOTS);
  #hour = 0;

  constructor(deps: LimitCountsDeps) {
    this.#deps = deps;
  }

  /** The pins that this sender may count once more. */
  admit(sender: string, count: PinCount, pinIds: Iterable<PinId>): ReadonlySet<PinId> {
    this.#beginHour();
    const start = hashed(`${count} ${sender} `, this.#deps.seed);
    const admitted = new Set<PinId>();
    for (const pinId of pinIds) {
      const slot = hashed(pinId, start) & (SLOTS - 1);
      const used = this.#slots[slot] ?? 0;
      if (admitted.has(pinId) || this.#exceeds(used, COUNTS_AN_HOUR)) continue;
      this.#slots[slot] = used + 1;
      admitted.add(pinId);
    }
    return admitted;
  }

  /** Whether events of this size may be stored for the sender. */
  admitBytes(sender: string, bytes: number): boolean {
    this.#beginHour();
    const slot = hashed(sender, this.#deps.seed) & (SENDER_SLOTS - 1);
    const used = (this.#bytes[slot] ?? 0) + bytes;
    if (this.#exceeds(used - 1, BYTES_AN_HOUR)) return false;
    this.#bytes[slot] = used;
    return true;
  }

  #exceeds(used: number, limit: number): boolean {
    const { scale } = this.#deps;
    return scale > 0 && used >= limit * scale;
  }

  #beginHour(): void {
    const hour = Math.floor(this.#deps.clock.now() / HOUR_MS);
    if (hour === this.#hour) return;
    this.#slots.fill(0);
    this.#bytes.fill(0);
    this.#hour = hour;
  }
}

/** FNV-1a with mixed bits at the end. */
function hashed(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) | 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
