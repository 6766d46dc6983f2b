import { readStatements, type PageFindings } from '../../../src/domain/sources/read-statements.ts';
import { timeFromWire } from '../../../wire/time.ts';
import type { WebAnswer } from '../../application/ports/web/web.ts';
import { addressReader } from './address-reader.ts';
import { collectStatements } from './collect-statements.ts';
import { pageText } from './page-text.ts';

/** Reads the metadata and pictures of a page. The time depends on the page, so run it where it can be stopped. */
export function readWebPage({
  url,
  bytes,
  contentType,
}: Pick<WebAnswer, 'url' | 'bytes' | 'contentType'>): PageFindings {
  const statements = collectStatements(pageText(bytes, contentType), url);
  const resolve = addressReader(
    statements.base === null ? url : (addressReader(url)(statements.base) ?? url),
  );
  return readStatements(statements, { resolve, readTime: timeFromWire });
}
