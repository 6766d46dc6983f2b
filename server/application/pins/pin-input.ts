import type { PinId, UploadId } from '../../../src/domain/ids/ids.ts';
import type { Style } from '../ports/pins/pin-content.ts';

/** The source of a picture. */
export type PinSource =
  /** An upload of the actor; `signature`, if present, must be that of its picture. */
  | { readonly kind: 'upload'; readonly uploadId: UploadId; readonly signature: string | null }
  /** A picture of this site, by its address. */
  | { readonly kind: 'stored'; readonly signature: string }
  /** A picture that the actor has uploaded or pinned, by its signature. */
  | { readonly kind: 'own'; readonly signature: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A picture of another site, by its address. */
  | { readonly kind: 'remote'; readonly url: string };

/** The content of a new pin besides its picture. */
export type ContentInput =
  | {
      readonly kind: 'carousel';
      readonly slots: readonly {
        readonly source: PinSource;
        readonly title: string;
        readonly details: string;
        readonly link: string | null;
      }[];
    }
  | { readonly kind: 'collection'; readonly pinIds: readonly PinId[] }
  | {
      readonly kind: 'collage';
      readonly items: readonly { readonly source: PinSource; readonly link: string | null }[];
    }
  | {
      readonly kind: 'story';
      readonly title: string;
      readonly aspectRatio: number;
      readonly pages: readonly {
        readonly layout: number;
        readonly style: Style;
        readonly blocks: readonly BlockInput[];
      }[];
    };

export type BlockInput = { readonly style: Style } & (
  | { readonly kind: 'picture'; readonly signature: string }
  | { readonly kind: 'video'; readonly signature: string; readonly trackingId: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'product'; readonly pinId: PinId }
);

/** The index of a slot, item, page or referenced pin; null = the pin itself. */
export type PartPlace = number | null;
