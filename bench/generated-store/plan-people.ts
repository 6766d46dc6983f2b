import { WeightedChoice, type SeededRandom } from './random.ts';
import type { StoreSize } from './store-size.ts';
import { THEMES_OF_TOPIC, TOPIC_COUNT } from './vocabulary.ts';

/** Numbers of people, boards and topics are indexes; a person's first board has the person's number. */
export type PeoplePlan = {
  /** Topics that each person follows and has boards about. */
  readonly topics: readonly (readonly number[])[];
  /** People whom each person follows. */
  readonly followedPeople: readonly (readonly number[])[];
  readonly followedBoards: readonly (readonly number[])[];
  readonly boardOwners: Uint32Array;
  readonly boardThemes: Uint16Array;
  /** 1: secret */
  readonly secretBoards: Uint8Array;
  /** How often each board is pinned to. */
  readonly boardChoice: WeightedChoice;
};

/** Their numbers are the same in every store, so that benchmarks find them. */
export const ROLES = {
  /** Owns the largest board, which is about everything and has a hundredth of all pins. */
  curator: 0,
  /** Follows 50 people and 20 boards, where there are as many. */
  reader: 1,
  /** Follows all people but a twentieth of them. */
  collector: 2,
} as const;

/** The number of the largest board. */
export const LARGEST_BOARD = 0;
/** A small store has fewer topics. */
const ORIGINALS_OF_TOPIC = 200;
const SHARE_OF_LARGEST = 0.01;
const SHARE_OF_SECRET = 0.05;
const READER_FOLLOWS = { people: 50, boards: 20 };
const PEOPLE_FOLLOWED = 30;
const BOARDS_FOLLOWED = 10;

export function planPeople({ people, boards, originals }: StoreSize, random: SeededRandom): PeoplePlan {
  if (people < 4 || boards < people) throw new RangeError('There must be 4 people, each with a board.');
  const topicCount = Math.min(TOPIC_COUNT, Math.ceil(originals / ORIGINALS_OF_TOPIC));
  const activity = Float64Array.from({ length: people }, () => random.logNormal(1.2));
  const personChoice = new WeightedChoice(activity);
  const topics = Array.from({ length: people }, () => someTopics(topicCount, random));
  const boardOwners = Uint32Array.from({ length: boards }, (_, board) =>
    board < people ? board : personChoice.pick(random),
  );
  const boardThemes = Uint16Array.from(boardOwners, (owner) => {
    const topic = random.next() < 0.9 ? random.pick(topics[owner]!) : random.below(topicCount);
    return topic * THEMES_OF_TOPIC + random.below(THEMES_OF_TOPIC);
  });
  const secretBoards = Uint8Array.from(boardOwners, (_, board) =>
    board >= people && random.next() < SHARE_OF_SECRET ? 1 : 0,
  );
  const weights = boardOwners.reduce<Float64Array>((all, owner, board) => {
    all[board] = Math.sqrt(activity[owner]!) * random.logNormal(1.2);
    return all;
  }, new Float64Array(boards));
  weights[LARGEST_BOARD] = weights.reduce((sum, weight) => sum + weight, 0) * SHARE_OF_LARGEST;
  const boardChoice = new WeightedChoice(weights);
  const shared = { people, boards, boardOwners, secretBoards, personChoice, boardChoice, random };
  return {
    topics,
    followedPeople: Array.from({ length: people }, (_, person) => followedPeople(person, shared)),
    followedBoards: Array.from({ length: people }, (_, person) => followedBoards(person, shared)),
    boardOwners,
    boardThemes,
    secretBoards,
    boardChoice,
  };
}

type Following = Pick<PeoplePlan, 'boardOwners' | 'secretBoards' | 'boardChoice'> &
  Pick<StoreSize, 'people' | 'boards'> & {
    readonly personChoice: WeightedChoice;
    readonly random: SeededRandom;
  };

function someTopics(topicCount: number, random: SeededRandom): readonly number[] {
  return [...new Set(Array.from({ length: 1 + random.below(4) }, () => random.below(topicCount)))];
}

function followedPeople(person: number, { people, personChoice, random }: Following): readonly number[] {
  if (person === ROLES.collector)
    return Array.from({ length: people }, (_, other) => other).filter(
      (other) => other !== person && other % 20 !== 3,
    );
  const count =
    person === ROLES.reader ? READER_FOLLOWS.people : PEOPLE_FOLLOWED * random.logNormal(0.9) * 0.67;
  return distinct(
    Math.min(count, people / 3),
    () => personChoice.pick(random),
    (other) => other !== person,
  );
}

function followedBoards(person: number, following: Following): readonly number[] {
  const { boards, boardOwners, secretBoards, boardChoice, random } = following;
  const count =
    person === ROLES.reader ? READER_FOLLOWS.boards : BOARDS_FOLLOWED * random.logNormal(0.9) * 0.67;
  return distinct(
    Math.min(count, boards / 3),
    () => boardChoice.pick(random),
    (board) => secretBoards[board] === 0 && boardOwners[board] !== person,
  );
}

/** About so many different numbers: fewer when the same ones come again and again. */
function distinct(count: number, next: () => number, isFine: (number: number) => boolean): readonly number[] {
  const found = new Set<number>();
  for (let tries = 0; found.size < count && tries < count * 20; tries += 1) {
    const number = next();
    if (isFine(number)) found.add(number);
  }
  return [...found];
}
