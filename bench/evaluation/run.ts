import { writeFileSync } from 'node:fs';
import { sizeOf } from '../generated-store/store-size.ts';
import { evaluateRelated, SMALL, type Evaluation } from './evaluate-related.ts';

/*
 * npm run eval [-- --accept]    how well related pins find held-out saves; with --accept that is what tests demand
 * npm run eval -- --large       the same at 100,000 pins
 */
const ACCEPTED = new URL('./accepted.json', import.meta.url);

const flags = process.argv.slice(2);
const size = flags.includes('--large') ? sizeOf(330_000, SMALL.until) : SMALL;
const evaluation = await evaluateRelated(size);
console.log(table(evaluation));
if (flags.includes('--accept')) writeFileSync(ACCEPTED, `${JSON.stringify(evaluation, rounded, 2)}\n`);

function table(figures: Evaluation): string {
  const columns = Object.keys(figures.popular) as (keyof Evaluation['popular'])[];
  const head = ['', ...columns];
  const rows = Object.entries(figures).map(([method, quality]) => [
    method,
    ...columns.map((column) => quality[column].toFixed(3)),
  ]);
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}
