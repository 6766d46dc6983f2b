import { outcomeOf } from '../../adapters/http/client/resource-client.ts';
import type { WireClientContext } from '../../../wire/client-context.ts';
import { DEFAULT_LOCALE } from '../../domain/locales/locale.ts';
import { applyTheme } from '../../ui/settings/apply-theme.ts';
import type { App } from '../create-app.ts';
import { showContext } from '../show-context.ts';
import { HttpClientToken, ResourceClientToken } from '../tokens.ts';

const GROUPS = '/resource/ExperimentsResource/get/';

/**
 * Reads what a served page contains besides its data: the viewer, the experiment groups, the country and the theme.
 * Resolves with the viewer's locale.
 * @throws {ServiceError} when the server does not answer
 */
export async function readSession({ assembly, services, stores }: App): Promise<string> {
  // The first answer sets the cookies that the next ones need.
  const viewer = await services.sessions.viewer();
  const [told] = await Promise.all([
    assembly.get(HttpClientToken).send({ method: 'GET', path: GROUPS }),
    viewer?.kind === 'full' ? readTheme(assembly) : undefined,
  ]);
  const groups = outcomeOf<Readonly<Record<string, string>>>(told);
  const { client_context: context = {} } = told.json as {
    readonly client_context?: Partial<WireClientContext>;
  };
  showContext(stores, viewer, groups.kind === 'ok' ? groups.data : {}, { ...context });
  return context.locale ?? DEFAULT_LOCALE;
}

async function readTheme(assembly: App['assembly']): Promise<void> {
  const settings = await assembly.get(ResourceClientToken).get('UserSettings', {});
  if (settings.kind === 'ok' && 'theme' in settings.data) applyTheme(settings.data.theme);
}
