/*
 * node bench/run.mjs NAME [--quick] [--strict]   one benchmark: its figures beside budgets and the accepted run
 * node bench/run.mjs all --quick [--accept]      all that have a quick mode; exits with 1 when a figure is over its
 *                                                budget or more than 15 % worse than accepted, also when measured again
 * A benchmark may have options of its own: see bench/README.md.
 * With --accept the figures become the accepted ones (bench/accepted.json).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importLanguages } from '../tools/messages/node-hooks.ts';
import { better, judge, lineOf } from './runner/judge.ts';
import { machineSpeed } from './runner/machine-speed.ts';

const ACCEPTED = new URL('./accepted.json', import.meta.url);
/** In the order in which they run: what is quick to say something is wrong comes first. */
const QUICK = [
  'sizes',
  'layout',
  'board-feed',
  'feed',
  'grid',
  'grid-served',
  'interactions',
  'mixed-cards',
  'page-reading',
  'link-list',
  'events',
  'memory',
];

const [name, ...flags] = process.argv.slice(2);
const has = (flag) => flags.includes(flag);
const option = (flag) => (has(flag) ? flags[flags.indexOf(flag) + 1] : undefined);
const accepted = existsSync(ACCEPTED) ? JSON.parse(readFileSync(ACCEPTED, 'utf8')) : undefined;

if (name === 'all') runAll();
else if (name && existsSync(fileOf(name))) await runOne(name);
else {
  const names = readdirSync(new URL('.', import.meta.url))
    .filter((entry) => entry.endsWith('.ts') && entry !== 'figure.ts')
    .map((entry) => entry.slice(0, -3));
  console.error(`Which benchmark? all, or one of: ${names.join(', ')}`);
  process.exitCode = 1;
}

async function runOne(benchmark) {
  await importLanguages(fileURLToPath(new URL('..', import.meta.url)));
  const { run } = await import(fileOf(benchmark).href);
  const figures = await run({ quick: has('--quick'), has, option });
  if (has('--json')) return void console.log(JSON.stringify(figures));
  // Only quick runs are accepted, so only they can be compared.
  const judged = judge(benchmark, figures, machineSpeed(), has('--quick') ? accepted : undefined);
  for (const figure of judged) console.log(lineOf(figure));
  if (has('--strict') && judged.some(({ isMissed }) => isMissed)) process.exitCode = 1;
}

function runAll() {
  if (!has('--quick')) {
    console.error('All benchmarks at once run with --quick.');
    process.exitCode = 1;
    return;
  }
  const begun = Date.now();
  const speed = machineSpeed();
  console.log(
    `This machine: loop ${speed.loop.toFixed(1)} ms, compression ${speed.compression.toFixed(1)} ms`,
  );
  const figures = {};
  const faults = [];
  for (const benchmark of QUICK) {
    const began = Date.now();
    const judged = measured(benchmark, speed);
    console.log(`\n${benchmark} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (judged === undefined) {
      faults.push(benchmark);
      continue;
    }
    for (const figure of judged) console.log(lineOf(figure));
    faults.push(...judged.filter(({ isMissed, isWorse }) => isMissed || isWorse).map(({ what }) => what));
    figures[benchmark] = Object.fromEntries(judged.map(({ what, value }) => [what, value]));
  }
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n${faults.length} figures over budget or worse, ${seconds} s`);
  if (has('--accept')) writeFileSync(ACCEPTED, `${JSON.stringify({ speed, figures }, null, 2)}\n`);
  else if (faults.length > 0) process.exitCode = 1;
}

/**
 * What is worse, or newly over its budget, is measured a second time: a machine may be busy for a moment. What was over
 * it in the accepted run, too, is no news.
 */
function measured(benchmark, speed) {
  const first = figuresOf(benchmark);
  if (first === undefined) return undefined;
  const judged = judge(benchmark, first, speed, accepted);
  if (!judged.some(isNews)) return judged;
  const second = figuresOf(benchmark) ?? first;
  return judge(benchmark, better(first, second), speed, accepted);
}

function isNews({ isMissed, isWorse, wasMissed }) {
  return isWorse || (isMissed && !wasMissed);
}

/** Each in a process of its own, so that none leaves its heap to the next. */
function figuresOf(benchmark) {
  const args = [fileURLToPath(import.meta.url), benchmark, '--quick', '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = stdout.toString().trim().split('\n').at(-1);
  if (status === 0 && line) return JSON.parse(line);
  console.log(`${benchmark} did not end well (exit code ${status}).`);
  return undefined;
}

function fileOf(benchmark) {
  return new URL(`./${benchmark}.ts`, import.meta.url);
}
