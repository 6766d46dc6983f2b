/** A source of bytes with random access. */
export interface ByteSource {
  readonly size: number;
  /** Exactly these bytes; fewer only at the end of the source. */
  read(offset: number, length: number): Promise<Uint8Array>;
}
