// `npm run messages`: how complete each language is, and what is wrong. See docs/translating.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue, type MessageGroup } from './catalogue.ts';
import { exportMessages, importMessages, type Exchange } from './exchange.ts';
import { readJson, writeJson } from './exchange-json.ts';
import { readXliff, writeXliff } from './exchange-xliff.ts';
import { languageReport, reportTable } from './language-report.ts';
import { messageNotes } from './notes.ts';
import { pruned } from './prune.ts';
import { readLanguage, readTranslations, writeTranslations } from './translations.ts';

const USAGE = `npm run messages                                   how complete each language is, and what is wrong
npm run messages -- missing de                     what is to be translated
npm run messages -- export de [--missing] --to F   writes F.json to fill, or F.xlf for translation tools
npm run messages -- import F                       checks a filled file and puts it into languages/
npm run messages -- prune                          after messages were renamed or removed`;

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { missing: { type: 'boolean', default: false }, to: { type: 'string' } },
  });
  const [command, argument] = positionals;
  const groups = await readCatalogue(root);
  if (command === undefined) report(groups);
  else if (command === 'prune') prune(groups);
  else if (command === 'missing' && argument) listMissing(groups, argument);
  else if (command === 'export' && argument && values.to)
    await exportTo(values.to, groups, argument, values.missing);
  else if (command === 'import' && argument) await importFrom(argument, groups);
  else throw new Error(USAGE);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function report(groups: readonly MessageGroup[]): void {
  const reports = readTranslations(root).map((language) => languageReport(groups, language));
  console.log(reportTable(reports));
  for (const { tag, problems, unused } of reports) {
    for (const problem of problems) console.error(`${tag}: ${problem}`);
    for (const key of unused) console.error(`${tag}: ${key} is no message: npm run messages -- prune`);
    if (problems.length + unused.length > 0) process.exitCode = 1;
  }
}

function listMissing(groups: readonly MessageGroup[], tag: string): void {
  const { missing, changed, unfit } = languageReport(groups, readLanguage(root, tag));
  const english = new Map(
    groups.flatMap(({ messages }) => messages.map((message) => [message.key, message.english])),
  );
  for (const [state, keys] of Object.entries({ missing, changed, unfit }))
    for (const key of keys) console.log(`${state}  ${key}: ${english.get(key)}`);
}

async function exportTo(
  file: string,
  groups: readonly MessageGroup[],
  tag: string,
  onlyMissing: boolean,
): Promise<void> {
  const comments = messageNotes(root, groups);
  const exchange = exportMessages(readLanguage(root, tag), { groups, comments, onlyMissing });
  writeFileSync(file, isJson(file) ? writeJson(exchange) : await writeXliff(exchange));
  console.log(`${Object.keys(exchange.messages).length} messages are in ${file}.`);
}

async function importFrom(file: string, groups: readonly MessageGroup[]): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const exchange: Exchange = isJson(file) ? readJson(text) : await readXliff(text);
  const { language, changed, refused } = importMessages(groups, readLanguage(root, exchange.tag), exchange);
  writeTranslations(root, language);
  console.log(`${changed} translations are new or changed.`);
  for (const line of refused) console.error(`Not taken: ${line}`);
  if (refused.length > 0) process.exitCode = 1;
}

function prune(groups: readonly MessageGroup[]): void {
  for (const old of readTranslations(root)) {
    const { language, lines } = pruned(groups, old);
    if (lines.length > 0) writeTranslations(root, language);
    for (const line of lines) console.log(`${language.tag}: ${line}`);
  }
}

/** Other files are XLIFF. */
function isJson(file: string): boolean {
  return file.endsWith('.json');
}
