/**
 * The answer of `work`, or `otherwise` when the browser refuses any part of it. Storages are missing where a page did
 * not come encrypted; where they are forbidden, only to name them may throw.
 */
export async function attempt<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
