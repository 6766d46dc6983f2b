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
  /**
   * The content of the part, for the snapshot. Arrays may be views that the next change overwrites. Without this method
   * the part is built anew from all documents at every start.
   */
  save?(): SavedArrays;
  /** Takes over what `save` gave, in place of its content. @throws when it cannot be used */
  load?(saved: SavedArrays): void;
}

/** Numbers by name. Single figures are arrays of one. */
export type SavedArrays = Readonly<Record<string, SavedArray>>;
export type SavedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;
