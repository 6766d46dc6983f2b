// `npm run start:fake [port]`: builds the app with its server inside the page, and serves it.
import path from 'node:path';
import { buildFake } from './fake/build-fake.ts';
import { serveFolder } from './fake/serve-folder.ts';

const root = path.dirname(import.meta.dirname);
const outdir = path.join(root, 'dist/fake');
await buildFake({ root, siteName: 'Pinakes', outdir });
const { url } = await serveFolder(() => outdir, Number(process.argv[2] ?? 4190));
console.log(`READY ${url}`);
