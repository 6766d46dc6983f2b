// `npm run user -- reset NAME`: the operator's commands for accounts; see server/composition/user-command.ts.
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
  const command = path.join(root, 'dist', 'server', 'user-command.mjs');
  process.exitCode = await runForwarding(node, [command, ...process.argv.slice(2)], {
    env: environmentWith(node),
  });
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
