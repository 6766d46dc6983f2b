import { setPriority } from 'node:os';
import { cutPicture } from './cut-picture.ts';
import { ingestPicture } from './ingest-picture.ts';
import type { PictureJob, PictureResult, WorkerMessage } from './picture-job.ts';
import { renderAvif } from './render-avif.ts';
import { readLooks } from './read-looks.ts';
import { renderPicture } from './render-picture.ts';

/**
 * The process that decodes and encodes pictures: one job at a time, without other access. It ends with the server's
 * process, which alone handles signals from the terminal.
 */

function work(job: PictureJob): Promise<PictureResult> {
  switch (job.task) {
    case 'ingest':
      return ingestPicture(job.bytes, job.kind, job.sizes);
    case 'render':
      return renderPicture(job.bytes, job.size, job.format);
    case 'avif':
      return renderAvif(job.bytes, job.sizes);
    case 'looks':
      return readLooks(job.bytes, job.area);
    case 'cut':
      return cutPicture(job.bytes, job.piece, job.tone);
  }
}

/**
 * Frees pixel buffers. They are outside the small heap, so V8 would collect them too late: this needs a quarter of the
 * memory.
 */
function collectGarbage(): void {
  globalThis.gc?.();
}

function answer(message: WorkerMessage<PictureResult>): void {
  process.send?.(message);
}

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (job: PictureJob) => {
  void work(job)
    .then(
      (result) => answer({ kind: 'done', result }),
      (error: unknown) =>
        answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    .then(() => setImmediate(collectGarbage));
});
// A lower priority than the server, so that requests of people come first.
setPriority(5);
answer({ kind: 'ready' });
