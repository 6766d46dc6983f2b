import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PageFindings } from '../../../src/domain/sources/read-statements.ts';
import type { WebAnswer } from '../../application/ports/web/web.ts';
import { readWebPage } from './read-web-page.ts';

export type PageJob = Pick<WebAnswer, 'url' | 'bytes' | 'contentType'>;
export type PageResult = { readonly findings: PageFindings } | { readonly failure: string };

/** The thread that parses pages, one after another. It is terminated when one takes too long. */
parentPort?.on('message', (job: PageJob) => {
  parentPort?.postMessage(resultOf(job));
});

// On Linux the priority applies to this thread only: requests of people come first.
if (process.platform === 'linux') setPriority(10);

function resultOf(job: PageJob): PageResult {
  try {
    return { findings: readWebPage(job) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
