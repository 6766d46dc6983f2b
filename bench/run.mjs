/*
 * Runs one benchmark: node bench/run.mjs NAME [--strict]
 * Prints its figures beside their budgets; with --strict a missed budget is an error.
 */
import { existsSync, readdirSync } from 'node:fs';

const [name, ...flags] = process.argv.slice(2);
const file = new URL(`./${name}.ts`, import.meta.url);
if (!name || !existsSync(file)) {
  const names = readdirSync(new URL('.', import.meta.url))
    .filter((entry) => entry.endsWith('.ts') && entry !== 'figure.ts')
    .map((entry) => entry.slice(0, -3));
  console.error(`Which benchmark? One of: ${names.join(', ')}`);
  process.exit(1);
}

const { run } = await import(file.href);
const figures = await run();
const isMissed = ({ value, budget = Infinity, least = -Infinity }) => value > budget || value < least;
for (const figure of figures) {
  const { what, value, unit, budget, least } = figure;
  const limit = budget ?? least;
  const [kept, broken] = least === undefined ? ['within', 'OVER'] : ['at least', 'BELOW'];
  const judged = limit === undefined ? '' : `${isMissed(figure) ? broken : kept} ${limit} ${unit}`;
  console.log(`${what.padEnd(64)} ${Number(value.toPrecision(3))} ${unit}`.padEnd(84) + judged);
}
if (flags.includes('--strict') && figures.some(isMissed)) process.exitCode = 1;
