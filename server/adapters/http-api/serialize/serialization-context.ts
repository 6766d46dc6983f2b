import type { WireBoardShort } from '../../../../wire/board.ts';
import type { WireUserShort } from '../../../../wire/user.ts';
import type { LinkVerdicts } from '../../../application/ports/web/link-verdicts.ts';
import type { BoardShortView, PersonView, ViewerId } from '../../../application/ports/pins/views.ts';
import type { CallContext } from '../core/call/call-context.ts';
import type { PublicCardFieldsCache } from './pin-card-to-wire.ts';
import type { PublicPinFieldsCache } from './public-pin-fields.ts';

/** Dependencies of the serializers, the same for every call. */
export type WritingDeps = {
  readonly pinFieldsCache: PublicPinFieldsCache;
  readonly cardFieldsCache: PublicCardFieldsCache;
  readonly links: LinkVerdicts;
  /** Usernames in lower case. */
  readonly employees: ReadonlySet<string>;
};

/**
 * The viewer and origin for which objects are serialized. One per call, so that people and boards are serialized once.
 */
export type SerializationContext = WritingDeps & {
  readonly viewerId: ViewerId;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly people: Map<PersonView, WireUserShort>;
  readonly boards: Map<BoardShortView, WireBoardShort>;
};

export function serializationContext(
  context: Pick<CallContext, 'viewerId' | 'baseUrl' | 'now'>,
  writing: WritingDeps,
): SerializationContext {
  const { viewerId, baseUrl, now } = context;
  return { ...writing, viewerId, baseUrl, now, people: new Map(), boards: new Map() };
}
