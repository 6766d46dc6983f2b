import { fileURLToPath } from 'node:url';
import { readConfiguration } from '../adapters/node/configuration.ts';
import type { Environment } from '../adapters/node/environment-reader.ts';
import { NodeSecrets } from '../adapters/node/node-secrets.ts';
import type { OperatorStore } from '../adapters/sql/store/operator-store.ts';
import { verifyConsentLog, type ConsentLogProblem } from '../application/consent/verify-consent-log.ts';
import type { ConsentEntry, ConsentTexts } from '../application/ports/people/consent-log.ts';
import { openOperatorStore } from './open-operator-store.ts';
import { EXIT, failed, outcomeOf, tell } from './operating/run-command.ts';
import type { CommandOutcome } from './user-command.ts';

const USAGE = `npm run consent -- verify
  Computes the chain of the consent log again, and tells its last hash. Exit code 1 if it is broken.
npm run consent -- show RECEIPT
  Prints what was allowed under a receipt, when, and the exact texts that were shown.`;

const PROBLEMS: Readonly<Record<ConsentLogProblem, string>> = {
  missing: 'the entry before it is missing',
  changed: 'it was changed',
  unchained: 'it does not follow the entry before it',
  without_texts: 'its texts are missing',
  changed_texts: 'its texts were changed',
};

/** The operator's commands for the proof of consents; they work whether the server is running or not. */
export function runConsentCommand(
  args: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  return outcomeOf(async () => {
    const [command, receipt, ...rest] = args;
    const isVerify = command === 'verify' && receipt === undefined;
    const isShow = command === 'show' && receipt !== undefined && rest.length === 0;
    if (!isVerify && !isShow) return failed(EXIT.wrong, USAGE);
    const store = await openOperatorStore(readConfiguration(environment));
    try {
      return isShow ? await show(store, receipt) : await verify(store);
    } finally {
      await store.close();
    }
  });
}

async function verify({ consentLog }: OperatorStore): Promise<CommandOutcome> {
  // Plain hashes do not need the server's secret.
  const secrets = new NodeSecrets([''], new Uint8Array());
  const state = await verifyConsentLog(consentLog, (text) => secrets.hashToken(text));
  if (state.kind === 'broken')
    return failed(
      EXIT.failed,
      `Entry ${state.number} of the consent log is wrong: ${PROBLEMS[state.problem]}.`,
    );
  if (state.ends === null) return done('The consent log is empty.\n');
  const { first, last, hash } = state.ends;
  return done(`The consent log is intact: entries ${first} to ${last}, last hash ${hash}.\n`);
}

async function show({ consentLog }: OperatorStore, receipt: string): Promise<CommandOutcome> {
  const entries = await consentLog.ofReceipt(receipt.trim().toLowerCase());
  if (entries.length === 0) return failed(EXIT.wrong, `There is no receipt ${receipt}.`);
  const hashes = [...new Set(entries.map(({ textHash }) => textHash))];
  const texts = await Promise.all(hashes.map((hash) => consentLog.texts(hash)));
  return done(`${entries.map(entryLines).join('\n')}\n${texts.map(textLines).join('\n')}`);
}

function entryLines(entry: ConsentEntry): string {
  const allowed = (['analytics', 'marketing', 'personalization'] as const).filter((kind) => entry[kind]);
  return [
    `${new Date(entry.decidedAt).toISOString()}  ${entry.source}`,
    `  allowed   ${allowed.join(', ') || 'nothing'}`,
    `  version   ${entry.version}`,
    `  texts     ${entry.textHash} (${entry.locale})`,
    `  entry     ${entry.number}, hash ${entry.hash}`,
    '',
  ].join('\n');
}

function textLines(texts: ConsentTexts | undefined): string {
  if (texts === undefined) return '';
  const { hash, version, locale, firstShownAt } = texts;
  const head = `Texts ${hash}, version ${version}, ${locale}, first shown ${new Date(firstShownAt).toISOString()}\n`;
  const lines = Object.entries(texts.texts).map(([name, text]) => `  ${name}: ${text}\n`);
  return `${head}${lines.join('')}`;
}

function done(out: string): CommandOutcome {
  return { exitCode: EXIT.ok, out, err: '' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  tell(await runConsentCommand(process.argv.slice(2), process.env));
}
