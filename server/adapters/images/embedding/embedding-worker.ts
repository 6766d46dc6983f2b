import { setPriority } from 'node:os';
import type { WorkerMessage } from '../picture-job.ts';
import type { EmbeddingJob, EmbeddingResult } from './embedding-job.ts';
import { loadOnnxRuntime } from './onnx-runtime.ts';
import { OnnxModel } from './onnx-model.ts';

/**
 * The process that runs the operator's model, whose path is its only argument: one picture at a time, without other
 * access. A crash of native code ends it alone. It ends with the server's process, which handles signals.
 */

function answer(message: WorkerMessage<EmbeddingResult>): void {
  process.send?.(message);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${messageOf(error.cause)}`;
}

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
// A lower priority than the server, so that requests of people come first.
setPriority(5);
const path = process.argv[2] ?? '';
try {
  const model = await OnnxModel.open(await loadOnnxRuntime(path), path);
  process.on('message', ({ bytes, area }: EmbeddingJob) => {
    void model.embed(bytes, area).then(
      (result) => answer({ kind: 'done', result }),
      (error: unknown) => answer({ kind: 'failed', message: messageOf(error) }),
    );
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'failed', message: messageOf(error) });
}
