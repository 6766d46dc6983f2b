// The operator's commands, `npm run user`, `jobs`, `consent`, `move`, `move-media`, `backup`, `restore`: runs server/composition/…/<name>-command.ts as it
// is built.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith, findNode } from './node24.mjs';
import { runForwarding } from './run-child.mjs';
import { ensureBuild, ensureDependencies, say } from './setup.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
try {
  await ensureDependencies(root);
  await ensureBuild(root);
  const node = findNode();
  const command = path.join(root, 'dist', 'server', `${name}-command.mjs`);
  process.exitCode = await runForwarding(node, [command, ...args], { env: environmentWith(node) });
} catch (error) {
  say(error.message);
  process.exitCode = error.exitCode ?? 1;
}
