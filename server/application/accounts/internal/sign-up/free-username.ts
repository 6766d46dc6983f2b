import type { UserReader } from '../../../ports/people/users.ts';
import { usernameCandidates } from './username-candidates.ts';

/**
 * The requested username if it is free, else one derived from the name. `id` makes it unlikely that all of them are
 * taken.
 */
export async function freeUsername(
  users: Pick<UserReader, 'findByUsername'>,
  wish: { readonly username: string | null; readonly firstName: string; readonly lastName: string },
  id: string,
): Promise<string> {
  const fitting = usernameCandidates(`${wish.firstName} ${wish.lastName}`, id.slice(-8));
  for (const candidate of wish.username === null ? fitting : [wish.username, ...fitting]) {
    if ((await users.findByUsername(candidate)) === undefined) return candidate;
  }
  return nobodysName(id);
}

/** A unique username, made from an id. */
export function nobodysName(id: string): string {
  return `pinner_${id}`;
}
