/**
 * The result of `work`, or `otherwise` when any part of it fails. On pages without HTTPS these storages do not exist;
 * where they are forbidden, even accessing them may throw.
 */
export async function attempt<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
