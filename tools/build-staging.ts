// `npm run build:staging -- --api https://staging.example`: the app as static files in dist/staging, with its API at
// another origin. `--name` sets the name of the site, `--out` another folder.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStaticApp } from './build/static-app.ts';

const USAGE = 'npm run build:staging -- --api https://staging.example [--name Pinakes] [--out dist/staging]';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

try {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      name: { type: 'string', default: 'Pinakes' },
      out: { type: 'string', default: 'dist/staging' },
    },
  });
  const root = path.dirname(import.meta.dirname);
  const api = originOf(values.api);
  const outdir = path.resolve(root, values.out);
  const app = { siteName: values.name, api };
  await buildStaticApp({ root, entry: 'src/composition/staging/main.tsx', app, outdir });
  console.log(`${path.relative(process.cwd(), outdir)} calls ${api}, which lets it in by CORS_ORIGINS.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @throws {Error} when it is not an origin that the app can call with cookies */
function originOf(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (url === null || !/^https?:\/\/[^/?#@]+\/?$/i.test(text ?? ''))
    throw new Error(`--api must be scheme, host and port of the server.\n${USAGE}`);
  if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname))
    throw new Error(`--api must begin with https://, except on this machine.\n${USAGE}`);
  return url.origin;
}
