import { StoreUnusable } from '../adapters/sql/store/store-unusable.ts';

/** Errors in what the operator has set up are reported as errors that the operator can fix. @throws {StoreUnusable} */
export async function usable<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreUnusable(`The data cannot be used: ${reason.replace(/\.$/, '')}.`, { cause });
  }
}
