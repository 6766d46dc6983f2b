import type { FollowPage } from '../../../application/ports/people/follows.ts';
import type { FollowListArguments } from './internal/follow-lists-query.ts';
import { keyOf } from '../schema/keys.ts';

/** Larger than every id and time. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The arguments of a page of a list: subject, viewer and cursor. */
export function placeArguments(
  of: string,
  viewer: string | null,
  { after, limit }: FollowPage,
): FollowListArguments {
  return {
    of: keyOf(of),
    viewer: keyOf(viewer),
    time: after?.time ?? NO_LIMIT,
    id: after === null ? NO_LIMIT : keyOf(after.id),
    limit,
  };
}
