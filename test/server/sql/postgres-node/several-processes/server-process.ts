import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ContainerModule } from 'inversify';
import { readConfiguration } from '../../../../../server/adapters/node/configuration.ts';
import { NodeListener } from '../../../../../server/adapters/node/node-listener.ts';
import type { Mailer } from '../../../../../server/application/ports/mailer.ts';
import * as tokens from '../../../../../server/composition/tokens.ts';
import { override, provideValue } from '../../../../../src/composition/provide.ts';
import { importLanguages } from '../../../../../tools/messages/node-hooks.ts';
import { builtFilesForTests } from '../../../composition/built-files-for-tests.ts';

/**
 * A server as it runs, but without pages, from its sources. Each mail is a line of the file RUNS: its id, what was done,
 * and by which process. The first attempt of a mail to somebody whose name begins with `hold` never ends.
 */

await importLanguages(fileURLToPath(new URL('../../../../../', import.meta.url)));
const { createServer } = await import('../../../../../server/composition/create-server.ts');
const { openLanes, startBackground } =
  await import('../../../../../server/composition/jobs/start-background.ts');
const { ensureRecurringJobs } = await import('../../../../../server/composition/jobs/recurring-jobs.ts');

const runs = process.env['RUNS'] ?? '';
const note = (id: string, what: string) => appendFileSync(runs, `${id} ${what} ${process.pid}\n`);

const mailer: Mailer = {
  async send({ id, to }) {
    const isFirst = !readFileSync(runs, 'utf8').includes(`${id} begun`);
    note(id, 'begun');
    if (to.startsWith('hold') && isFirst) await new Promise<never>(() => {});
    note(id, 'sent');
  },
  close: () => undefined,
};

const withoutPages = new ContainerModule(({ bind }) => {
  provideValue(bind, tokens.InstallFilesToken, () => undefined);
  provideValue(bind, tokens.PageRendererToken, async () => ({
    kind: 'page',
    html: ['page'],
    noindex: false,
  }));
});

const configuration = readConfiguration(process.env);
const assembly = await createServer({
  configuration,
  built: builtFilesForTests(configuration.dataDir),
  pages: withoutPages,
  overrides: [override(tokens.MailerToken, mailer)],
});
const { fetch } = assembly.get(tokens.HttpAppToken);
const listener = await NodeListener.open({
  host: '127.0.0.1',
  port: 0,
  fetch,
  logger: assembly.get(tokens.LoggerToken),
});
const lanes = openLanes(assembly);
const deps = { clock: assembly.get(tokens.ClockToken), ids: assembly.get(tokens.IdGeneratorToken) };
await ensureRecurringJobs(assembly.get(tokens.StoreToken), deps, await lanes.takeBack());
startBackground(assembly, lanes);
process.stdout.write(`READY ${listener.url}\n`);
