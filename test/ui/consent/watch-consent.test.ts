// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CookieChoices } from '../../../src/domain/settings/account-settings.ts';
import { UNKNOWN_CONTEXT } from '../../../src/domain/visits/client-context.ts';
import { ACCEPT_ALL, REJECT_ALL } from '../../../src/domain/visits/cookie-choice.ts';
import { ConsentPrompt } from '../../../src/ui/consent/consent-prompt.ts';
import { watchConsent } from '../../../src/ui/consent/watch-consent.ts';
import { aViewer } from '../../builders/a-user.ts';
import { anApp } from '../support/an-app.ts';

/** As the server writes it, and what stands around it. */
const PAGE = `
  <section data-consent>
    <form action="/cookie-choice" method="post">
      <button name="choice" value="accept">Accept all</button>
      <button name="choice" value="reject">Reject all</button>
      <button name="choice" value="choose">Let me choose</button>
    </form>
  </section>
  <main id="main" tabindex="-1"><a href="/about/cookie-policy" data-cookie-settings>Cookie settings</a></main>
  <form id="policy" action="/cookie-choice" method="post">
    <input type="checkbox" name="analytics" checked />
    <button name="choice" value="save">Save</button>
  </form>
  <form id="other" action="/other" method="post"><button>Send</button></form>`;

/** The context of a visitor who has decided. */
const contextOf = (choices: CookieChoices) => ({
  ...UNKNOWN_CONTEXT,
  consent: { ...choices, decided: true },
});

let app: ReturnType<typeof anApp>;
let prompt: ConsentPrompt;
let saved: string[];
let dropped: CookieChoices[];
let reads: number;
let end: () => void;

/** Another tab of the same browser. */
let other: BroadcastChannel;
let heard: string[];

beforeEach(() => {
  document.body.innerHTML = PAGE;
  app = anApp();
  [saved, dropped, reads, heard] = [[], [], 0, []];
  const services = {
    ...app.services,
    sessions: {
      viewer: async () => {
        reads += 1;
        return null;
      },
    },
  };
  const gateway = {
    decide: async (choices: CookieChoices, surface: string) => {
      saved.push(`${surface} ${JSON.stringify(choices)}`);
    },
    complete: async () => undefined,
  };
  prompt = new ConsentPrompt({ ...app, services, open: async () => gateway, forget: async () => [] });
  other = new BroadcastChannel('pinakes-consent');
  other.onmessage = () => heard.push('decided');
  end = watchConsent({ ...app, services, prompt, drop: (choices) => void dropped.push(choices) });
});
afterEach(() => {
  end();
  other.close();
});

const banner = () => document.querySelector('[data-consent]');
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name)!;

describe('the served forms', () => {
  test.each([
    ['Accept all', `cookie_banner ${JSON.stringify(ACCEPT_ALL)}`],
    ['Reject all', `cookie_banner ${JSON.stringify(REJECT_ALL)}`],
    ['Save', `cookie_policy ${JSON.stringify({ ...REJECT_ALL, analytics: true })}`],
  ])('%s is saved without leaving the page', async (name, decision) => {
    press(name).click();
    await vi.waitFor(() => expect(saved).toEqual([decision]));
  });

  test('open the dialog, as the link in the footer does', () => {
    press('Let me choose').click();
    expect(prompt.isChoosing).toBe(true);
    expect(banner()?.hasAttribute('data-choosing')).toBe(true);
    prompt.close();
    expect(banner()?.hasAttribute('data-choosing')).toBe(false);
    press('Cookie settings').click();
    expect(prompt.isChoosing).toBe(true);
  });

  test('are the only ones that are taken over', () => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.getElementById('other')!.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
  });

  test('a link that is opened in a tab of its own is left to the browser', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    press('Cookie settings').dispatchEvent(click);
    expect([click.defaultPrevented, prompt.isChoosing]).toEqual([false, false]);
  });
});

describe('the banner', () => {
  test('goes as soon as there is a decision, wherever it was made', () => {
    document.documentElement.toggleAttribute('data-asks-consent', true);
    expect(banner()).not.toBeNull();
    app.stores.context.show(contextOf(REJECT_ALL));
    expect(banner()).toBeNull();
    expect(document.documentElement.hasAttribute('data-asks-consent')).toBe(false);
  });

  test('hands the focus to the page when it had it', () => {
    press('Reject all').focus();
    app.stores.context.show(contextOf(REJECT_ALL));
    expect(document.activeElement?.id).toBe('main');
  });

  test('leaves the focus where it is otherwise', () => {
    press('Cookie settings').focus();
    app.stores.context.show(contextOf(REJECT_ALL));
    expect(document.activeElement).toBe(press('Cookie settings'));
  });

  test('of a page that comes back as it was left asks what was decided meanwhile', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(reads).toBe(0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reads).toBe(1);
  });
});

describe('a changed decision', () => {
  test('drops what is not allowed any more, first what an earlier page has left', () => {
    expect(dropped).toEqual([expect.objectContaining(REJECT_ALL)]);
    app.stores.context.show(contextOf(ACCEPT_ALL));
    app.stores.context.show(contextOf(REJECT_ALL));
    expect(dropped.slice(1)).toEqual([
      expect.objectContaining(ACCEPT_ALL),
      expect.objectContaining(REJECT_ALL),
    ]);
  });

  test('against analytics ends the part in experiments at once, for visitors', () => {
    const { context, session } = app.stores;
    const french = (choices: CookieChoices) => ({ ...contextOf(choices), observedCountry: 'FR' });
    context.show(french(ACCEPT_ALL));
    context.takePart({ shopping_tag: 'overlay', masonry: 'dense' }, 'overlay');
    context.show(french({ ...ACCEPT_ALL, marketing: false }));
    expect(context.groups).toEqual({ shopping_tag: 'overlay', masonry: 'dense' });
    context.show(french(REJECT_ALL));
    expect(context.groups).toEqual({ shopping_tag: 'control', masonry: 'control' });
    expect(context.tagLook).toBeNull();
    session.show(aViewer());
    context.show(french(ACCEPT_ALL));
    context.takePart({ masonry: 'dense' });
    context.show(french(REJECT_ALL));
    expect(context.groups).toEqual({ masonry: 'dense' });
  });

  test('is told to other tabs', async () => {
    app.stores.context.show(contextOf(ACCEPT_ALL));
    await vi.waitFor(() => expect(heard).toEqual(['decided']));
  });

  test('of another tab is read, and not told again', async () => {
    other.postMessage('decided');
    await vi.waitFor(() => expect(reads).toBe(1));
    expect(heard).toEqual([]);
  });
});
