// `npm start`: sets up what is missing, then runs the server until it is stopped. stdout contains only the server's
// output: one line `READY {url}`.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith, findNode } from './node24.mjs';
import { runForwarding } from './run-child.mjs';
import { SERVER_ENVIRONMENT } from './server-environment.mjs';
import { ensureBuild, ensureDependencies, say } from './setup.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
try {
  await ensureDependencies(root);
  await ensureBuild(root);
  const node = findNode();
  const server = path.join(root, 'dist', 'server', 'main.mjs');
  process.exitCode = await runForwarding(node, [server, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...SERVER_ENVIRONMENT, ...environmentWith(node) },
  });
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
