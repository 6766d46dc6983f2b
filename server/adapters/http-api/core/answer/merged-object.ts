import { mergeParts } from '../../../../../wire/merge-parts.ts';

/**
 * An object in parts, so that each part can be made, cached and encoded separately. The JSON is one object; no two
 * parts may have a member of the same name.
 */
export class MergedObject<T extends object> {
  readonly parts: readonly Partial<T>[];

  private constructor(parts: readonly Partial<T>[]) {
    this.parts = parts;
  }

  static of<A extends object, B extends object, C extends object>(a: A, b: B, c: C): MergedObject<A & B & C> {
    return new MergedObject<A & B & C>([a, b, c] as unknown as Partial<A & B & C>[]);
  }

  /** All members in one object. */
  toJSON(): T {
    return mergeParts<T>(this.parts);
  }
}
