import type { SessionRecord, UserRecord } from '../../../../application/ports/records.ts';

/** Who asks. A limited session (opened from a mail) reads as the user and writes almost nothing. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly user: UserRecord; readonly session: SessionRecord };

export const VISITOR: Viewer = { kind: 'visitor' };

export type SignedInViewer = Extract<Viewer, { kind: 'user' }>;

export function isLimited(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.session.type === 'limited';
}
