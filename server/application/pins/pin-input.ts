import type { PinId, UploadId } from '../../../src/domain/ids/ids.ts';
import type { Style } from '../ports/pins/pin-content.ts';

/** Where a picture comes from. */
export type PinSource =
  /** Something that the actor has sent; `signature`, when given, must be its picture's. */
  | { readonly kind: 'upload'; readonly uploadId: UploadId; readonly signature: string | null }
  /** A picture that is here already, named by its address. */
  | { readonly kind: 'stored'; readonly signature: string }
  /** A picture that the actor has sent or pinned, named by its signature. */
  | { readonly kind: 'own'; readonly signature: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A picture that others have, named by its address. */
  | { readonly kind: 'remote'; readonly url: string };

/** What a pin shall be made of besides its picture. */
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

/** Which slot, item, page or named pin is meant, by its place; null = the pin itself. */
export type PartPlace = number | null;
