/**
 * What one window of this browser does for all of them, such as sending a file. A claim ends with its window, also when
 * that crashes. Where browsers have nothing of the kind, everybody may hold everything and nobody is called.
 */
export interface FileLocks {
  /** Claims it for this window as soon as no other one holds it. Call the answer to let go. */
  hold(name: string): () => void;
  /** Calls back, once, when nobody holds it and nobody else is about to. Call the answer to hear nothing any more. */
  whenFree(name: string, listener: () => void): () => void;
}
