import type {
  ChangeSettingsOutcome,
  SettingsChange,
} from '../../../application/ports/people/settings-gateway.ts';
import type { AccountSettings, CookieChoices } from '../../../domain/settings/account-settings.ts';
import { useApp } from '../../base/app-context.ts';
import { latestValueQueues } from '../../base/latest-value-queue.ts';
import { attempt } from '../../base/attempt.ts';
import { SETTINGS } from '../../base/stores/settings-key.ts';
import type { Stores } from '../../base/stores/stores.ts';

type SettingsState = {
  /** Undefined only until the page is loaded. */
  readonly settings: AccountSettings | undefined;
  /** Saves texts; the form shows what was refused. @throws {ServiceError} */
  readonly save: (change: SettingsChange) => Promise<ChangeSettingsOutcome>;
  /**
   * Changes one setting: `shown` is applied at once, and reverted when the server does not accept it. A change during a
   * request is sent after it, so that the latest one wins. True when this change is the final one.
   */
  readonly decide: (change: SettingsChange, shown: Shown) => Promise<boolean>;
};

type Shown = Partial<Omit<AccountSettings, 'cookies'>> & { readonly cookies?: Partial<CookieChoices> };
type Decision = { readonly change: SettingsChange; readonly shown: Shown };

const queueOf = latestValueQueues<string, Decision>();

/** The viewer's settings with functions to change them. */
export function useSettings(): SettingsState {
  const { stores, services } = useApp();
  const settings = stores.pageData.find(SETTINGS);
  const send = async (change: SettingsChange) => (await services.openAccount()).changeSettings.run(change);

  return {
    settings,
    async save(change) {
      const outcome = await send(change);
      if (outcome.kind === 'changed') showSettings(stores, outcome.settings);
      return outcome;
    },
    async decide(change, shown) {
      const now = stores.pageData.find(SETTINGS);
      if (now === undefined) return false;
      const before: Decision = { change: {}, shown: samePartOf(now, shown) };
      amend(stores, shown);
      const tell = async (wish: Decision) => (await attempt(stores, () => send(wish.change))) !== undefined;
      const held = await queueOf(stores).set(Object.keys(change).join(), { change, shown }, before, tell);
      // Also after success, because the page may have been reloaded meanwhile with the old state.
      amend(stores, held.shown);
      return held.change === change;
    },
  };
}

function amend(stores: Stores, { cookies, ...part }: Shown): void {
  const now = stores.pageData.find(SETTINGS);
  if (now !== undefined) showSettings(stores, { ...now, ...part, cookies: { ...now.cookies, ...cookies } });
}

/** The current values of the settings that `shown` is about to replace. */
function samePartOf(settings: AccountSettings, { cookies = {}, ...part }: Shown): Shown {
  return { ...only(settings, part), cookies: only(settings.cookies, cookies) };
}

function only<Whole extends object>(whole: Whole, part: Partial<Whole>): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name in part)) as Partial<Whole>;
}

/** Updates everything that shows the viewer's account. */
export function showSettings(stores: Stores, settings: AccountSettings): void {
  stores.pageData.set(SETTINGS, settings);
  stores.session.show(settings);
  stores.users.put(settings);
}
