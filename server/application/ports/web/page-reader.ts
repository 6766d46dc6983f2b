import type { PageFindings } from '../../../../src/domain/sources/read-statements.ts';
import type { WebAnswer } from './web.ts';

/** Reads pages that anybody may have written, without ever holding up other requests. */
export interface PageReader {
  /** Null for what is no page, and for one that takes too long or too much to read. */
  read(page: Pick<WebAnswer, 'url' | 'bytes' | 'contentType'>): Promise<PageFindings | null>;
  /** What stands in a small JSON text beside a page; null when it is none. */
  note(answer: Pick<WebAnswer, 'bytes'>): unknown;
  /** A small text beside a page. */
  text(answer: Pick<WebAnswer, 'bytes'>): string;
  /** Nothing more is read. */
  close(): Promise<void>;
}
