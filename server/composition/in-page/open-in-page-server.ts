import type { ContainerModule } from 'inversify';
import type { CookieJar } from '../../adapters/http-api/core/request/connection.ts';
import { assembleServer, closeServer } from '../assemble-server.ts';
import { ensureRecurringJobs } from '../jobs/recurring-jobs.ts';
import { serverModule } from '../server-module.ts';
import { openLanes, startBackground } from '../jobs/start-background.ts';
import * as tokens from '../tokens.ts';
import { inPageModule, type PagePlatform } from './in-page-module.ts';

export type InPageServer = {
  /** Responds like the server; the jar supplies and stores the cookies. */
  fetch(request: Request, jar: CookieJar): Promise<Response>;
  /** Stops the jobs and closes the files. */
  close(): Promise<void>;
};

/** Opens the whole server inside a page: the same handler, use-cases and tables, on browser APIs. */
export async function openInPageServer(
  platform: PagePlatform,
  overrides: readonly ContainerModule[] = [],
): Promise<InPageServer> {
  const assembly = await assembleServer({ profile: [inPageModule(platform), serverModule()], overrides });
  const app = assembly.get(tokens.HttpAppToken);
  const lanes = openLanes(assembly);
  const deps = { clock: assembly.get(tokens.ClockToken), ids: assembly.get(tokens.IdGeneratorToken) };
  await ensureRecurringJobs(assembly.get(tokens.StoreToken), deps, await lanes.takeBack());
  const background = startBackground(assembly, lanes);
  return {
    fetch: (request, jar) => {
      const secure = request.url.startsWith('https:');
      return app.fetch(request, { remoteAddress: '127.0.0.1', secure, jar });
    },
    close: async () => {
      await background.stop();
      await assembly.get(tokens.TakeBatchesToken).write();
      await assembly.get(tokens.ExperienceCountsToken).write();
      await closeServer(assembly);
    },
  };
}
