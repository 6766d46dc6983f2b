/**
 * Locks between the windows of this browser, for work that only one of them does, such as uploading a file. A lock ends
 * with its window, even after a crash. In browsers without locks every window gets each lock, and `whenFree` never
 * calls back.
 */
export interface FileLocks {
  /** Takes the lock as soon as no other window holds it. Call the result to release it. */
  hold(name: string): () => void;
  /** Calls back once, when the lock is free and has no waiters. Call the result to cancel. */
  whenFree(name: string, listener: () => void): () => void;
}
