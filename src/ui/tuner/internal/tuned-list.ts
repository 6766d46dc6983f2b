import type { TunedPage, TunedSource } from '../../../application/ports/people/feed-tuner-gateway.ts';
import type { TunerTab } from '../../../domain/feeds/feed-tuner.ts';
import type { AppValue } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { latestValueQueues } from '../../base/latest-value-queue.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { phrase } from '../../../domain/messages/message.ts';
import { cardName, personName } from '../../pins/pin-names.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { text } from '../../text/language.ts';
import { tunerMessages } from './messages.en.ts';

type TunerApp = Pick<AppValue, 'stores' | 'services'>;

export function tunedListName(tab: TunerTab): PageDataKey<TunedPage> {
  return `tuner:${tab}`;
}

export function sourceId(source: TunedSource): string {
  switch (source.kind) {
    case 'interest':
      return source.topic.entityId;
    case 'board':
      return source.board.entityId;
    case 'user':
      return source.user.entityId;
    case 'pin':
      return source.pin.entityId;
    case 'domain':
      return source.domain.name;
  }
}

export function sourceName(source: TunedSource): string {
  switch (source.kind) {
    case 'interest':
      return shownTopic(source.topic).name;
    case 'board':
      return source.board.name;
    case 'user':
      return personName(source.user);
    case 'pin':
      return cardName(source.pin);
    case 'domain':
      return source.domain.name;
  }
}

const queueOf = latestValueQueues<string, boolean>();

/** Switches a source at once, and back when the server refuses. A toast offers to undo it. */
export async function switchSource(
  app: TunerApp,
  tab: TunerTab,
  source: TunedSource,
  enabled: boolean,
): Promise<void> {
  const { stores, services } = app;
  const id = sourceId(source);
  show(app, tab, id, enabled);
  const final = await queueOf(stores).set(`${source.kind} ${id}`, enabled, !enabled, async (wanted) => {
    const done = await attempt(stores, async () =>
      (await services.openFollows()).tuner.switchSource({ kind: source.kind, id }, wanted),
    );
    return done !== undefined;
  });
  show(app, tab, id, final);
  if (final !== enabled) return;
  stores.feeds.outdate({ kind: 'home' });
  const said = enabled ? tunerMessages.switchedOn : tunerMessages.switchedOff;
  stores.toasts.say({
    text: text(phrase(said, { name: sourceName(source) })),
    kind: 'done',
    undo: () => void switchSource(app, tab, source, !enabled),
  });
}

function show({ stores }: TunerApp, tab: TunerTab, id: string, enabled: boolean): void {
  const list = stores.pageData.find(tunedListName(tab));
  if (list === undefined) return;
  const sources = list.sources.map((source) => (sourceId(source) === id ? { ...source, enabled } : source));
  stores.pageData.set(tunedListName(tab), { ...list, sources });
}

/** Lets recommendations begin anew; the list of activity is then empty. False when that has failed. */
export async function startOver(app: TunerApp): Promise<boolean> {
  const before = app.stores.pageData.find(tunedListName('history'));
  if (!(await switchHistory(app, false))) return false;
  app.stores.pageData.set(tunedListName('history'), { sources: [], bookmark: null });
  app.stores.toasts.say({
    text: text(tunerMessages.startedOver),
    kind: 'done',
    undo: () => void takeBack(app, before),
  });
  return true;
}

async function takeBack(app: TunerApp, before: TunedPage | undefined): Promise<void> {
  if (!(await switchHistory(app, true)) || before === undefined) return;
  app.stores.pageData.set(tunedListName('history'), before);
}

async function switchHistory({ stores, services }: TunerApp, enabled: boolean): Promise<boolean> {
  const id = stores.session.viewer?.entityId;
  if (id === undefined) return false;
  const done = await attempt(stores, async () =>
    (await services.openFollows()).tuner.switchSource({ kind: 'history', id }, enabled),
  );
  if (done === undefined) return false;
  stores.feeds.outdate({ kind: 'home' });
  return true;
}
