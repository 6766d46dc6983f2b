import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { OnboardingAnswers } from '../../../domain/onboarding/onboarding.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { UserId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { changeDraft, PINS, TOPICS, unsentAnswers } from './onboarding-data.ts';

/** Keeps what is picked in this browser until it is sent, and shows what was picked before a reload. */
export function useStoredAnswers(): void {
  const app = useApp();
  const owner = app.stores.session.viewer?.entityId;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const watch = new AbortController();
    void start(app, owner, watch.signal);
    return () => watch.abort();
  }, [app, owner]);
}

async function start(app: AppValue, owner: UserId, signal: AbortSignal): Promise<void> {
  const { services, stores } = app;
  try {
    const storage = (await services.openDrafts()).unsentAnswers;
    const stored = storage.of(owner);
    const pins = await pinsOf(app, stored);
    if (signal.aborted) return;
    show(app, stored, pins);
    const stop = reaction(
      () => JSON.stringify(unsentAnswers(stores)),
      () => storage.keep(owner, unsentAnswers(stores)),
    );
    signal.addEventListener('abort', stop);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The steps work without it.
    services.logger.warn('answers-not-stored', error);
  }
}

/** A new feed may be without pins that were picked from the one before. */
async function pinsOf(
  { services, stores }: AppValue,
  { pinIds = [] }: Partial<OnboardingAnswers>,
): Promise<readonly Pin[]> {
  const pins = await Promise.all(pinIds.map(async (id) => stores.pins.find(id) ?? services.pins.find(id)));
  return pins.filter((pin) => pin !== undefined);
}

/** What was picked since the page has come counts more. */
function show({ stores }: AppValue, stored: Partial<OnboardingAnswers>, pins: readonly Pin[]): void {
  const { pageData } = stores;
  const [topics, offered] = [pageData.find(TOPICS), pageData.find(PINS)];
  const pinIds = pins.map(({ entityId }) => entityId);
  stores.pins.put(pins);
  if (offered !== undefined) pageData.set(PINS, [...new Set([...offered, ...pinIds])]);
  const topicIds = stored.topicIds?.filter(
    (id) => topics === undefined || topics.some(({ entityId }) => entityId === id),
  );
  changeDraft(stores, {
    ...stored,
    ...(topicIds && { topicIds }),
    ...(stored.pinIds && { pinIds }),
    ...unsentAnswers(stores),
  });
}
