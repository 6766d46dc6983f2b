// `npm run build:fake`: the app with its whole server inside the page, as static files in dist/fake. `--name` sets the
// name of the site, `--out` another folder.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildFake } from './fake/build-fake.ts';

const root = path.dirname(import.meta.dirname);
const { values } = parseArgs({
  options: { name: { type: 'string', default: 'Pinakes' }, out: { type: 'string', default: 'dist/fake' } },
});
const outdir = path.resolve(root, values.out);
await buildFake({ root, siteName: values.name, outdir });
console.log(`${path.relative(process.cwd(), outdir)} can be shown by any web server, at the root of a host.`);
