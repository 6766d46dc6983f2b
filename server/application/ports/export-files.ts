/** A file that is written in parts; it is not visible before it is finished. */
export interface ArchiveWriter {
  /** Texts become UTF-8. @throws {StorageFull} */
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** Adds a file of any length; the file is read twice. @throws {StorageFull} */
  addPieces(name: string, pieces: () => AsyncIterable<Uint8Array>): Promise<void>;
  /** Durable when it resolves. @throws {StorageFull} */
  finish(): Promise<void>;
  /** Discards the incomplete file. */
  abandon(): Promise<void>;
}

/** Finished archives by the id of their export. */
export interface ExportFiles {
  /** Starts an archive; once finished, it replaces an older one with the same id. @throws {StorageFull} */
  create(id: string): Promise<ArchiveWriter>;
  /** Undefined when there is no finished archive. */
  open(
    id: string,
  ): Promise<{ readonly byteLength: number; readonly parts: AsyncIterable<Uint8Array> } | undefined>;
  /** A missing archive is fine. */
  remove(id: string): Promise<void>;
  /** Ids of all archives, finished or not. */
  ids(): Promise<readonly string[]>;
}
