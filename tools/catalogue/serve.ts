// `npm run catalogue [port]`: a page with the cards of all kinds of pins, built from the current sources at each visit.
import path from 'node:path';
import { serveShowcase } from '../showcase/showcase-site.ts';
import { catalogueShowcase } from './catalogue-showcase.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const site = await serveShowcase(catalogueShowcase(root), Number(process.argv[2] ?? 4181), { always: true });
console.log(`The catalogue is at ${site.url}`);
