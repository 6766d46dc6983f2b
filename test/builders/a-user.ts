import type { User, UserShort, Viewer } from '../../src/domain/users/user.ts';
import { userFromWire, userShortFromWire } from '../../wire/user-from-wire.ts';
import { viewerFromWire } from '../../wire/viewer-from-wire.ts';
import { aWireUser, aWireUserShort, aWireViewer } from './a-wire-user.ts';

export function aUserShort(fields: Partial<UserShort> = {}): UserShort {
  return { ...userShortFromWire(aWireUserShort()), ...fields };
}

export function aUser(fields: Partial<User> = {}): User {
  return { ...userFromWire(aWireUser()), ...fields };
}

/** A signed-in viewer with a full session. */
export function aViewer(fields: Partial<Viewer> = {}): Viewer {
  return { ...viewerFromWire(aWireViewer()), ...fields };
}
