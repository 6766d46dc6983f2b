import type { ChangeSettingsOutcome, SettingsChange } from '../../application/ports/settings-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { AccountSettings } from '../../domain/settings/account-settings.ts';
import { useApp } from '../app/app-context.ts';
import { failureText } from '../status/failure-text.ts';
import type { KeptName } from '../stores/kept-store.ts';
import type { Stores } from '../stores/stores.ts';

export const SETTINGS: KeptName<AccountSettings> = 'settings';

type SettingsDesk = {
  /** Undefined only while the page is not there. */
  readonly settings: AccountSettings | undefined;
  /** Changes texts; what was refused is for the form to say. @throws {ServiceError} */
  readonly save: (change: SettingsChange) => Promise<ChangeSettingsOutcome>;
  /**
   * Decides one thing: `shown` is what the page says at once, and takes back, visibly, when the server does not take
   * it. True when it did.
   */
  readonly decide: (change: SettingsChange, shown: Partial<AccountSettings>) => Promise<boolean>;
};

/** The own settings and the ways to change them. */
export function useSettings(): SettingsDesk {
  const { stores, services } = useApp();
  const settings = stores.kept.find(SETTINGS);
  const send = async (change: SettingsChange) => (await services.openAccount()).changeSettings.run(change);

  return {
    settings,
    async save(change) {
      const outcome = await send(change);
      if (outcome.kind === 'changed') showSettings(stores, outcome.settings);
      return outcome;
    },
    async decide(change, shown) {
      const before = stores.kept.find(SETTINGS);
      if (before === undefined) return false;
      const amend = (part: Partial<AccountSettings>) =>
        showSettings(stores, { ...(stores.kept.find(SETTINGS) ?? before), ...part });
      amend(shown);
      const problem = await problemOf(() => send(change));
      if (problem === null) return true;
      const names = Object.keys(shown) as (keyof AccountSettings)[];
      amend(Object.fromEntries(names.map((name) => [name, before[name]])));
      stores.toasts.say({ text: problem, kind: 'problem' });
      return false;
    },
  };
}

/** Brings everything that shows the own account in line. */
export function showSettings(stores: Stores, settings: AccountSettings): void {
  stores.kept.keep(SETTINGS, settings);
  stores.session.show(settings);
  stores.users.put(settings);
}

/** What went wrong with a change, in words; null when nothing did. */
async function problemOf(send: () => Promise<ChangeSettingsOutcome>): Promise<string | null> {
  try {
    const outcome = await send();
    return outcome.kind === 'refused' ? outcome.message || failureText('unavailable') : null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.shown ?? failureText(error.kind);
  }
}
