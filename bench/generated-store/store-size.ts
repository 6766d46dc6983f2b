/** How much there is in a generated store. */
export type StoreSize = {
  /** At least 4. */
  readonly people: number;
  /** At least one for each person. */
  readonly boards: number;
  /** Pins that are no saves of others. */
  readonly originals: number;
  /** Pins that are saves of others. A board has a pin only once, as far as there are enough. */
  readonly saves: number;
  /** Hearts. */
  readonly favorites: number;
  /** The same numbers make the same store. */
  readonly seed: number;
  /** The time of the newest pin, in milliseconds since the epoch. */
  readonly until: number;
};

/** Of 100 pins 30 are originals; a person has 100 pins on 5 boards. */
export function sizeOf(pins: number, until: number): StoreSize {
  const people = Math.max(10, Math.round(pins / 100));
  const originals = Math.round(pins * 0.3);
  return {
    people,
    boards: people * 5,
    originals,
    saves: pins - originals,
    favorites: Math.round(pins / 10),
    seed: 1,
    until,
  };
}
