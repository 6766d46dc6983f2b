import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';

/** The id of a pin's comment thread: the pin's id after a digit with which no pin id begins. */
export function aggregatedId(pinId: PinId): string {
  return `9${pinId.padStart(17, '0')}`;
}

/** The pin of a thread; undefined for an invalid thread id. */
export function pinOfAggregatedId(id: string): PinId | undefined {
  return /^9\d{17}$/.test(id) ? toPinId(String(Number(id.slice(1)))) : undefined;
}
