// Loaded into the processes that `runForwarding` starts: when the starter disappears without a word (kill -9),
// the pipe to it closes, and this process ends as if it had been told to. Worker threads and processes that it
// starts inherit the import, but not the pipe.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const fd = Number(process.env.LIFELINE_FD);
if (isMainThread && fd > 0) {
  delete process.env.LIFELINE_FD;
  const line = new Socket({ fd });
  line.on('error', () => undefined);
  line.on('close', () => process.kill(process.pid, 'SIGTERM'));
  line.resume();
  line.unref();
}
