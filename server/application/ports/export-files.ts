/** A file that is being put together from parts; nobody sees it before it is finished. */
export interface ArchiveWriter {
  /** Texts become UTF-8. @throws {StorageFull} */
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** A file of any length, which is read twice. @throws {StorageFull} */
  addPieces(name: string, pieces: () => AsyncIterable<Uint8Array>): Promise<void>;
  /** Durable when it resolves. @throws {StorageFull} */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Finished archives by the id of their export. */
export interface ExportFiles {
  /** A new archive, in place of an older one of the id once it is finished. @throws {StorageFull} */
  create(id: string): Promise<ArchiveWriter>;
  /** Undefined when there is no finished one. */
  open(
    id: string,
  ): Promise<{ readonly byteLength: number; readonly parts: AsyncIterable<Uint8Array> } | undefined>;
  /** None there is fine. */
  remove(id: string): Promise<void>;
  /** Ids of all archives that are there, finished or not. */
  ids(): Promise<readonly string[]>;
}
