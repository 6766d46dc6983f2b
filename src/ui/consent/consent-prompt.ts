import { makeAutoObservable } from 'mobx';
import type { ConsentGateway } from '../../application/ports/people/consent-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { CookieChoices } from '../../domain/settings/account-settings.ts';
import type { StoredName } from '../../domain/storage/stored-data.ts';
import { allowsAnything, REJECT_ALL } from '../../domain/visits/cookie-choice.ts';
import type { AppValue } from '../base/app-context.ts';
import { failureText } from '../base/failure-text.ts';
import { SETTINGS } from '../base/stores/settings-key.ts';
import { TOAST_OFFER_MS } from '../kit/layers/toast-message.ts';
import { text } from '../text/language.ts';
import { consentMessages } from './internal/messages.en.ts';

/** Where a person decides; the server stores it with the decision. */
export type ConsentSurface = 'cookie_banner' | 'cookie_settings' | 'cookie_policy';

type ConsentPromptDeps = Pick<AppValue, 'services' | 'stores'> & {
  /** Imports the port. @throws {ServiceError} when the import fails */
  readonly open: () => Promise<ConsentGateway>;
  /** Removes what is stored in this browser. @throws {ServiceError} when its code cannot be imported */
  readonly forget: () => Promise<readonly StoredName[]>;
};

type Deletion = 'asking' | readonly StoredName[];

/** Takes decisions about cookies, and knows whether the dialog of the settings is open. */
export class ConsentPrompt {
  isChoosing = false;
  /** The dialog asks whether to delete what is stored here, or tells what was deleted. */
  deletion: Deletion | null = null;
  isSaving = false;
  readonly #deps: ConsentPromptDeps;

  constructor(deps: ConsentPromptDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(): void {
    this.isChoosing = true;
  }

  close(): void {
    this.isChoosing = false;
    this.deletion = null;
  }

  askToDelete(): void {
    this.isChoosing = false;
    this.deletion = 'asking';
  }

  /**
   * Deletes everything that the site has stored in this browser, but for the log-in and the choice about cookies. What a
   * visitor has allowed is taken back first, because the server would store the id of the browser again.
   */
  async deleteStored(): Promise<void> {
    const { services, stores, open, forget } = this.#deps;
    const { consent, unauthId } = stores.context.current;
    try {
      if (stores.session.kind === 'visitor' && allowsAnything(consent)) {
        await (await open()).decide(REJECT_ALL, 'cookie_policy');
        await services.sessions.viewer().catch(() => null);
      }
      const names = await forget();
      this.showDeleted(unauthId === null ? names : ['_unauth_id', ...names]);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
    }
  }

  /**
   * Saves the choices, reads the viewer's context again, says so, and completes the experience of the question. A second call during the first does nothing. After
   * a failure nothing has changed, and a toast tells it.
   */
  async decide(choices: CookieChoices, surface: ConsentSurface): Promise<void> {
    if (this.isSaving) return;
    this.showSaving(true);
    const { services, stores, open } = this.#deps;
    try {
      const consent = await open();
      await consent.decide(choices, surface);
      // The answer of the decision has told the context already, so a failure of this one is harmless.
      await services.sessions.viewer().catch(() => null);
      const settings = stores.pageData.find(SETTINGS);
      if (settings !== undefined) stores.pageData.set(SETTINGS, { ...settings, cookies: choices });
      stores.toasts.say({ text: text(consentMessages.saved), durationMs: TOAST_OFFER_MS, kind: 'done' });
      this.close();
      // Nothing depends on it: whether the question is put again follows from the choices.
      await consent.complete().catch(() => undefined);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
    } finally {
      this.showSaving(false);
    }
  }

  private showDeleted(names: readonly StoredName[]): void {
    this.deletion = names;
  }

  private showSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}
