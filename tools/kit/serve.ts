// `npm run kit [port]`: a page with every part of the kit in every state, built from the current sources at each visit.
import path from 'node:path';
import { serveShowcase } from '../showcase/showcase-site.ts';
import { kitShowcase } from './kit-showcase.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const site = await serveShowcase(kitShowcase(root), Number(process.argv[2] ?? 4180), { always: true });
console.log(`The kit is at ${site.url}`);
