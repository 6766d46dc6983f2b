import type { WireBoardShort } from '../../../../wire/board.ts';
import type { WireUserShort } from '../../../../wire/user.ts';
import type { LinkVerdicts } from '../../../application/ports/link-verdicts.ts';
import type { BoardShortView, PersonView, ViewerId } from '../../../application/ports/views.ts';
import type { CallContext } from '../core/call/call-context.ts';
import type { PinCardFaces } from './pin-card-to-wire.ts';
import type { PinFaces } from './pin-face.ts';

/** What writing objects takes besides the objects, the same for every call. */
export type WritingDeps = {
  readonly pinFaces: PinFaces;
  readonly pinCardFaces: PinCardFaces;
  readonly links: LinkVerdicts;
  /** Usernames in lower case. */
  readonly employees: ReadonlySet<string>;
};

/** For whom and from where objects are written. One per call: people and boards are written once and shared. */
export type Scene = WritingDeps & {
  readonly viewerId: ViewerId;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly people: Map<PersonView, WireUserShort>;
  readonly boards: Map<BoardShortView, WireBoardShort>;
};

export function sceneOf(
  context: Pick<CallContext, 'viewerId' | 'baseUrl' | 'now'>,
  writing: WritingDeps,
): Scene {
  const { viewerId, baseUrl, now } = context;
  return { ...writing, viewerId, baseUrl, now, people: new Map(), boards: new Map() };
}
