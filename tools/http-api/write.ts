import { writeFileSync } from 'node:fs';
import { ALL_CALLS } from '../../wire/calls/all-calls.ts';
import { describeApi } from './describe.ts';

/** Generates docs/http-api.md: `npm run docs`. */
writeFileSync(new URL('../../docs/http-api.md', import.meta.url), describeApi(ALL_CALLS));
