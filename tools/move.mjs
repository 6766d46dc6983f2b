// `npm run move -- --to ADDRESS`: takes the store to the other engine; see server/composition/move-command.ts.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith, findNode } from './node24.mjs';
import { runForwarding } from './run-child.mjs';
import { ensureBuild, ensureDependencies, say } from './setup.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
try {
  await ensureDependencies(root);
  await ensureBuild(root);
  const node = findNode();
  const command = path.join(root, 'dist', 'server', 'move-command.mjs');
  process.exitCode = await runForwarding(node, [command, ...process.argv.slice(2)], {
    env: environmentWith(node),
  });
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
