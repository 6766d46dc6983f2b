import type { PinDocument } from './pin-document.ts';

/**
 * One index of the discovery engine. Documents are known by dense numbers that the engine gives out; a number is not
 * given to another document until the whole engine is built anew.
 */
export interface DiscoveryPart {
  /** Adds the document, or replaces what is known under its number. */
  put(number: number, document: PinDocument): void;
  /** Forgets the document; does nothing for an unknown number. */
  remove(number: number): void;
}
