import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';

/** The comment thread of a pin has an id of its own, made from the pin's: a digit in front that no pin has. */
export function aggregatedId(pinId: PinId): string {
  return `9${pinId.padStart(17, '0')}`;
}

/** The pin of a thread; undefined for what is no thread's id. */
export function pinOfAggregatedId(id: string): PinId | undefined {
  return /^9\d{17}$/.test(id) ? toPinId(String(Number(id.slice(1)))) : undefined;
}
