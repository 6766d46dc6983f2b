/** Bytes that lie somewhere and are read piece by piece. */
export interface ByteSource {
  readonly size: number;
  /** Exactly these bytes; fewer only where the source ends. */
  read(offset: number, length: number): Promise<Uint8Array>;
}
