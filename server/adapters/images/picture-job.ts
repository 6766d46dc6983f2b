import type {
  IngestOutcome,
  Rendition,
  RenditionSize,
  SizedBytes,
  RenditionFormat,
} from '../../application/ports/media/media.ts';
import type { PicturePiece, PictureTone } from './cut-picture.ts';
import type { PictureKind } from '../../application/media/sniff-picture.ts';

/** What the picture worker is asked to do, and what it answers: the messages between the two processes. */
export type PictureJob =
  | { readonly task: 'ingest'; readonly bytes: Uint8Array; readonly kind: PictureKind }
  | {
      readonly task: 'render';
      readonly bytes: Uint8Array;
      readonly size: RenditionSize;
      readonly wanted: RenditionFormat;
    }
  | { readonly task: 'avif'; readonly bytes: Uint8Array; readonly sizes: readonly RenditionSize[] }
  | {
      readonly task: 'cut';
      readonly bytes: Uint8Array;
      readonly piece: PicturePiece;
      readonly tone: PictureTone;
    };

export type PictureResult = IngestOutcome | Rendition | readonly SizedBytes[] | Uint8Array;

export type PictureWorkerMessage =
  /** Loaded and able to work: what ends it from here on is the fault of its job. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: PictureResult }
  | { readonly kind: 'failed'; readonly message: string };
