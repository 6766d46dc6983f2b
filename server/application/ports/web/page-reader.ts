import type { PageFindings } from '../../../../src/domain/sources/read-statements.ts';
import type { WebAnswer } from './web.ts';

/** Parses untrusted pages without blocking other requests. */
export interface PageReader {
  /** Null when it is not a page, or exceeds the time or size limit. */
  read(page: Pick<WebAnswer, 'url' | 'bytes' | 'contentType'>): Promise<PageFindings | null>;
  /** The fields of a small JSON document that belongs to a page; null when it is invalid. */
  note(answer: Pick<WebAnswer, 'bytes'>): unknown;
  /** Decodes a small text document that belongs to a page. */
  text(answer: Pick<WebAnswer, 'bytes'>): string;
  /** Stops the reader; later reads fail. */
  close(): Promise<void>;
}
