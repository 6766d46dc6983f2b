import { reaction } from 'mobx';
import type { CookieChoices } from '../../domain/settings/account-settings.ts';
import {
  COOKIE_CHOICE_PATH,
  mustAskForConsent,
  readCookieChoice,
} from '../../domain/visits/cookie-choice.ts';
import { MAIN_ID } from '../base/navigation/use-page-focus.ts';
import type { AppValue } from '../base/app-context.ts';
import type { ConsentPrompt } from './consent-prompt.ts';
import { CONSENT_READY_EVENT } from './consent-ready-event.ts';
import { ConsentChannel } from './internal/consent-channel.ts';
import { leaveExperiments } from './internal/leave-experiments.ts';

type Watched = Pick<AppValue, 'services' | 'stores'> & {
  readonly prompt: ConsentPrompt;
  /** Removes what these choices do not allow from this browser. */
  readonly drop: (choices: CookieChoices) => void;
};

/**
 * Takes over the served forms and links about cookies, removes the served banner once it is decided, here or in another
 * tab, and drops what is not allowed any more: stored data and groups of experiments. Call the result to stop.
 */
export function watchConsent({ services, stores, prompt, drop }: Watched): () => void {
  const { context } = stores;
  let isHearing = false;
  const refresh = async () => {
    isHearing = true;
    await services.sessions.viewer().catch(() => null);
    isHearing = false;
  };
  const channel = new ConsentChannel(() => void refresh());
  // What an earlier page has left.
  drop(context.current.consent);
  const endings = [
    () => channel.close(),
    reaction(
      () => mustAskForConsent(context.current),
      (must) => !must && removeBanner(),
      { fireImmediately: true },
    ),
    reaction(
      () => JSON.stringify(context.current.consent),
      () => {
        drop(context.current.consent);
        leaveExperiments(stores);
        if (!isHearing) channel.tell();
      },
    ),
    reaction(
      () => prompt.isChoosing,
      (isChoosing) => bannerOf()?.toggleAttribute('data-choosing', isChoosing),
    ),
    listen(document, 'submit', (event) => submitted(event as SubmitEvent, prompt)),
    listen(document, 'click', (event) => clicked(event as MouseEvent, prompt)),
    listen(window, 'pagehide', () => channel.close()),
    // A page that comes back as it was left does not know what was decided meanwhile.
    listen(window, 'pageshow', (event) => {
      channel.listen();
      if ((event as PageTransitionEvent).persisted) void refresh();
    }),
  ];
  dispatchEvent(new Event(CONSENT_READY_EVENT));
  return () => {
    for (const end of endings) end();
  };
}

function listen(target: EventTarget, name: string, listener: (event: Event) => void): () => void {
  // Before the app's own handlers, which would follow the link.
  target.addEventListener(name, listener, true);
  return () => target.removeEventListener(name, listener, true);
}

function submitted(event: SubmitEvent, prompt: ConsentPrompt): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.getAttribute('action') !== COOKIE_CHOICE_PATH) return;
  const fields = new FormData(form, event.submitter);
  const choice = readCookieChoice((name) => fields.get(name)?.toString());
  if (choice === null) return;
  event.preventDefault();
  if (choice === 'choose') prompt.choose();
  else void prompt.decide(choice, bannerOf()?.contains(form) ? 'cookie_banner' : 'cookie_policy');
}

/** Links with this mark open the dialog. Without script they lead to the page with the same choices. */
const SETTINGS_LINK = '[data-cookie-settings]';
/** Buttons that ask whether to delete what is stored here. */
const DELETE_BUTTON = '[data-delete-stored]';

function clicked(event: MouseEvent, prompt: ConsentPrompt): void {
  const pressed = event.target instanceof Element ? event.target : null;
  if (pressed?.closest(DELETE_BUTTON)) return prompt.askToDelete();
  const link = pressed?.closest(SETTINGS_LINK);
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  prompt.choose();
}

function bannerOf(): Element | null {
  return document.querySelector('[data-consent]');
}

function removeBanner(): void {
  const banner = bannerOf();
  if (banner === null) return;
  document.documentElement.removeAttribute('data-asks-consent');
  const hadFocus = banner.contains(document.activeElement);
  banner.remove();
  if (hadFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
