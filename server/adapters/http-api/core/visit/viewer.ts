import type { SessionRecord, UserRecord } from '../../../../application/ports/records.ts';

/** The caller. A limited session (opened from a mail) reads as the user, and may write very little. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: UserRecord; readonly session: SessionRecord };

export const VISITOR: Viewer = { kind: 'visitor' };

export type SignedInViewer = Extract<Viewer, { kind: 'user' }>;

export function isLimited(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.session.type === 'limited';
}
