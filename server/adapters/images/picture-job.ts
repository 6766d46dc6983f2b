import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import type {
  IngestOutcome,
  PictureArea,
  Rendition,
  RenditionSize,
  SizedBytes,
  RenditionFormat,
} from '../../application/ports/media/media.ts';
import type { PictureTone } from './cut-picture.ts';
import type { PictureKind } from '../../application/media/sniff-picture.ts';

/** The messages between the server and the picture worker: requests and results. */
export type PictureJob =
  | {
      readonly task: 'ingest';
      readonly bytes: Uint8Array;
      readonly kind: PictureKind;
      readonly sizes: readonly RenditionSize[];
    }
  | {
      readonly task: 'render';
      readonly bytes: Uint8Array;
      readonly size: RenditionSize;
      readonly format: RenditionFormat;
    }
  | { readonly task: 'avif'; readonly bytes: Uint8Array; readonly sizes: readonly RenditionSize[] }
  | { readonly task: 'looks'; readonly bytes: Uint8Array; readonly area: PictureArea | null }
  | {
      readonly task: 'cut';
      readonly bytes: Uint8Array;
      readonly piece: PictureArea;
      readonly tone: PictureTone;
    };

export type PictureResult =
  IngestOutcome | Rendition | readonly SizedBytes[] | PictureLooksWithWindows | Uint8Array;

export type WorkerMessage<Result> =
  /** The worker is ready; if it ends after this, its job is the cause. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  /** Of a job; in place of `ready`: why the worker cannot run. */
  | { readonly kind: 'failed'; readonly message: string };
