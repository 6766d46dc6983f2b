// Loaded into the processes that `runForwarding` starts. When the parent is killed (kill -9), the pipe to it closes, and
// this process gets a SIGTERM. Worker threads and children of this process inherit the import, but not the pipe.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const fd = Number(process.env.PARENT_WATCHDOG_FD);
if (isMainThread && fd > 0) {
  delete process.env.PARENT_WATCHDOG_FD;
  const line = new Socket({ fd });
  line.on('error', () => undefined);
  line.on('close', () => process.kill(process.pid, 'SIGTERM'));
  line.resume();
  line.unref();
}
