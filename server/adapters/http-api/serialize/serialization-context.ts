import type { WireBoardShort } from '../../../../wire/board.ts';
import type { WireUserShort } from '../../../../wire/user.ts';
import type { LinkVerdicts } from '../../../application/ports/web/link-verdicts.ts';
import type { BoardShortView, PersonView, ViewerId } from '../../../application/ports/pins/views.ts';
import type { Language } from '../../../../src/domain/messages/language.ts';
import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { PromotionRecord } from '../../../application/ports/pins/promotions.ts';
import type { CallContext } from '../core/call/call-context.ts';
import type { PublicCardFieldsCache } from './pin-card-to-wire.ts';
import type { PublicPinFieldsCache } from './public-pin-fields.ts';

/** Dependencies of the serializers, the same for every call. */
export type WritingDeps = {
  readonly pinFieldsCache: PublicPinFieldsCache;
  readonly cardFieldsCache: PublicCardFieldsCache;
  readonly links: LinkVerdicts;
  /** Partners can promote their pins. */
  readonly offersAds: boolean;
  /** Usernames in lower case. */
  readonly employees: ReadonlySet<string>;
  /** Usernames in lower case. */
  readonly verifiedMerchants: ReadonlySet<string>;
};

/**
 * The viewer and origin for which objects are serialized. One per call, so that people and boards are serialized once.
 */
export type SerializationContext = WritingDeps & {
  readonly viewerId: ViewerId;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly readerLanguage: Language;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Digits that identify the request. */
  readonly requestId: string;
  /** Pins that the call has named by their ads. */
  readonly ads: ReadonlyMap<PinId, PromotionRecord>;
  readonly people: Map<PersonView, WireUserShort>;
  readonly boards: Map<BoardShortView, WireBoardShort>;
};

const NO_ADS: ReadonlyMap<PinId, PromotionRecord> = new Map();

export function serializationContext(
  context: Pick<CallContext, 'viewerId' | 'baseUrl' | 'readerLanguage' | 'now' | 'requestId' | 'ads'>,
  writing: WritingDeps,
): SerializationContext {
  const { viewerId, baseUrl, readerLanguage, now, requestId, ads = NO_ADS } = context;
  return {
    ...writing,
    viewerId,
    baseUrl,
    readerLanguage,
    now,
    requestId,
    ads,
    people: new Map(),
    boards: new Map(),
  };
}
