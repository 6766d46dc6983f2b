import { makeAutoObservable } from 'mobx';
import type { ConsentGateway } from '../../application/ports/people/consent-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { CookieChoices } from '../../domain/settings/account-settings.ts';
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
};

/** Takes decisions about cookies, and knows whether the dialog of the settings is open. */
export class ConsentPrompt {
  isChoosing = false;
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

  private showSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}
