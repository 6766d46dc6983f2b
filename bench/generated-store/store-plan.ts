import { SnowflakeIds } from '../../server/adapters/node/snowflake-ids.ts';
import { planFavorites, planPins, SPAN_MS, type FavoritesPlan, type PinsPlan } from './plan-pins.ts';
import { planPeople, type PeoplePlan } from './plan-people.ts';
import { SeededRandom } from './random.ts';
import type { StoreSize } from './store-size.ts';

/** All that decides what is in a generated store; people, boards and pins are numbers from 0. */
export type StorePlan = {
  readonly size: StoreSize;
  /** When the people and their boards were made. */
  readonly begun: number;
  /** Ids by number. */
  readonly userIds: Float64Array;
  readonly boardIds: Float64Array;
  readonly people: PeoplePlan;
  readonly pins: PinsPlan;
  readonly favorites: FavoritesPlan;
};

export function planStore(size: StoreSize): StorePlan {
  const random = new SeededRandom(size.seed);
  const begun = size.until - SPAN_MS;
  const ids = new SnowflakeIds({ now: () => begun - 1 });
  const people = planPeople(size, random);
  const pins = planPins(size, people, random);
  return {
    size,
    begun,
    userIds: Float64Array.from({ length: size.people }, () => Number(ids.next())),
    boardIds: Float64Array.from({ length: size.boards }, () => Number(ids.next())),
    people,
    pins,
    favorites: planFavorites(size, people, pins, random),
  };
}

/** The name of a person in addresses. */
export function usernameOf(person: number): string {
  return `person${person}`;
}

/** The name of a board in addresses. */
export function slugOf(board: number): string {
  return `board-${board}`;
}
