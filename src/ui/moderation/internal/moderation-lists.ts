import type {
  ModerationGateway,
  ModerationItems,
  ModerationOutcome,
  ModerationPage,
} from '../../../application/ports/moderation-gateway.ts';
import type { ReportTab } from '../../../domain/reports/report-tab.ts';
import type { AppValue } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { text } from '../../text/language.ts';
import { moderationMessages } from './messages.en.ts';
import { openModeration } from './open-moderation.ts';

type ModerationApp = Pick<AppValue, 'stores' | 'services'>;

export function moderationListName<Tab extends ReportTab>(
  tab: Tab,
): PageDataKey<ModerationPage<ModerationItems[Tab]>> {
  return `moderation:${tab}`;
}

/** Loads the first page of a list, or the next one. False for lists that the viewer may not see. */
export async function loadModerationList<Tab extends ReportTab>(
  { services, stores }: ModerationApp,
  tab: Tab,
  isFirst: boolean,
): Promise<boolean> {
  const moderation = await openModeration(services);
  const name = moderationListName(tab);
  const shown = isFirst ? undefined : stores.pageData.find(name);
  const page = await moderation.list(tab, shown?.bookmark ?? null);
  if (page === undefined) return false;
  if (page === 'expired') return loadModerationList({ services, stores }, tab, true);
  stores.pageData.set(name, { ...page, items: [...(shown?.items ?? []), ...page.items] });
  return true;
}

/** Reads a list anew after a change; a toast tells when that fails. */
export async function reloadModerationList(app: ModerationApp, tab: ReportTab): Promise<void> {
  await attempt(app.stores, async () => {
    await loadModerationList(app, tab, true);
    return { kind: 'done' };
  });
}

/** Takes an item that is decided out of a list. Returns its place there. */
export function dropItem<Tab extends ReportTab>(
  { stores }: Pick<ModerationApp, 'stores'>,
  tab: Tab,
  item: ModerationItems[Tab],
): number {
  const name = moderationListName(tab);
  const list = stores.pageData.find(name);
  if (list === undefined) return 0;
  stores.pageData.set(name, { ...list, items: list.items.filter((one) => one !== item) });
  return Math.max(list.items.indexOf(item), 0);
}

/** Makes a decision and says what came of it. True when it is settled, by whomever. */
export async function settle(
  app: ModerationApp,
  change: (moderation: ModerationGateway) => Promise<ModerationOutcome>,
): Promise<boolean> {
  const { stores, services } = app;
  const outcome = await attempt(stores, async () => {
    const told = await change(await openModeration(services));
    if (told.kind !== 'refused' || !told.fields.some(({ name }) => name === 'action')) return told;
    return { ...told, message: text(moderationMessages.notPossible) };
  });
  if (outcome === undefined) return false;
  const isDone = outcome.kind === 'done';
  stores.toasts.say({
    text: text(isDone ? moderationMessages.decided : moderationMessages.faster),
    kind: isDone ? 'done' : 'problem',
  });
  return true;
}
