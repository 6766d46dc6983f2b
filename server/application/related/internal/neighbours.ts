import type { PinBoardGraph } from './pin-board-graph.ts';
import type { Tally } from './tally.ts';

/** Up to this sum of board sizes all pins of all boards are counted; above it, and for few saves, a walk samples. */
const EXACT_UP_TO = 20_000;
/** With fewer neighbours than this, the neighbours of neighbours are of use. */
const SPARSE_BELOW = 200;
/** Share of the steps that begin anew. */
const RESTART = 0.4;
const STEPS = 10_000;

/** Adds to the tally how near other pins are to those of the query, the first of which matter most. */
export function tallyNeighbours(
  graph: PinBoardGraph,
  pins: readonly number[],
  tally: Tally,
  seed: number,
  mostSteps = STEPS,
): void {
  const connected = pins.filter((pin) => graph.boardsOfPin.lengthOf(pin) > 0);
  const reach = connected.reduce((sum, pin) => sum + reachOf(graph, pin), 0);
  if (reach <= EXACT_UP_TO) {
    connected.forEach((pin, place) => countOneHop(graph, pin, weightOf(place), tally));
  }
  if (reach > EXACT_UP_TO || reach < SPARSE_BELOW) {
    const steps = Math.ceil(mostSteps / Math.max(1, connected.length));
    // Visits are worth less than one shared board, so that they order what has none.
    connected.forEach((pin, place) => {
      const restart = RESTART;
      const value = weightOf(place) / steps;
      walk(graph, pin, tally, { steps, restart, seed: seed + place, value });
    });
  }
}

function weightOf(place: number): number {
  return 1 / (1 + place / 10);
}

function reachOf(graph: PinBoardGraph, pin: number): number {
  const { values } = graph.boardsOfPin;
  const start = graph.boardsOfPin.startOf(pin);
  const end = start + graph.boardsOfPin.lengthOf(pin);
  let sum = 0;
  for (let place = start; place < end; place += 1) sum += graph.pinsOnBoard.lengthOf(values[place]!);
  return sum;
}

/** Every pin that shares a board counts, on large boards less. */
function countOneHop(graph: PinBoardGraph, pin: number, weight: number, tally: Tally): void {
  const { boardsOfPin, pinsOnBoard } = graph;
  const { values: pins } = pinsOnBoard;
  const start = boardsOfPin.startOf(pin);
  const end = start + boardsOfPin.lengthOf(pin);
  for (let place = start; place < end; place += 1) {
    const board = boardsOfPin.values[place]!;
    const first = pinsOnBoard.startOf(board);
    const after = first + pinsOnBoard.lengthOf(board);
    const value = weight / Math.sqrt(after - first);
    for (let other = first; other < after; other += 1) tally.add(pins[other]!, value);
  }
}

export type WalkOptions = {
  readonly steps: number;
  /** Probability of going back to the query before a step, 0 to 1. */
  readonly restart: number;
  /** An integer. */
  readonly seed: number;
  /** What a visit by a board of one pin is worth. */
  readonly value: number;
};

/**
 * Walks from pin to board to pin. Visits by a large board count more, because single pins of it are met less often: what
 * is left is a damping by the square root of its size.
 */
export function walk(graph: PinBoardGraph, from: number, tally: Tally, options: WalkOptions): void {
  const { values: boards, starts: boardStarts, lengths: boardCounts } = graph.boardsOfPin;
  const { values: pins, starts: pinStarts, lengths: pinCounts } = graph.pinsOnBoard;
  // Not an integer: 2 to the power of 32 would become 0, and the walk never return.
  const restartBelow = options.restart * 0x1_0000_0000;
  let state = (options.seed ^ 0x9e37_79b9) | 0 || 1;
  let pin = from;
  for (let step = 0; step < options.steps; step += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    if (state >>> 0 < restartBelow) pin = from;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const ofPin = ((state >>> 0) / 0x1_0000_0000) * boardCounts[pin]!;
    const board = boards[boardStarts[pin]! + (ofPin | 0)]!;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const size = pinCounts[board]!;
    const onBoard = ((state >>> 0) / 0x1_0000_0000) * size;
    pin = pins[pinStarts[board]! + (onBoard | 0)]!;
    tally.add(pin, options.value * Math.sqrt(size));
  }
}
