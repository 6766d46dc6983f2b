// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { loadLanguage } from '../../../src/composition/languages.ts';
import { messages } from '../../../src/domain/messages/message.ts';
import type { SignupPolicy } from '../../../src/domain/users/signup-policy.ts';
import { NAV_ITEMS } from '../../../src/ui/app/nav-items.tsx';
import { AppLink } from '../../../src/ui/kit/app-link.tsx';
import { accountMenuMessages, chromeMessages } from '../../../src/ui/chrome/messages.en.ts';
import type { NavItem } from '../../../src/ui/chrome/nav-item.ts';
import { anApp } from '../support/an-app.ts';
import { SITE } from '../support/site.ts';
import type { ChromeProps } from '../../../src/ui/chrome/internal/chrome-props.ts';
import { PageFrame } from '../../../src/ui/chrome/internal/page-frame.tsx';
import { LeavingPrompt } from '../../../src/ui/leaving/leaving-prompt.ts';
import { watchLeaving } from '../../../src/ui/leaving/watch-leaving.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { languageOf } from '../../support/language-of.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { useNativeLayers } from '../native-layers.ts';

useNativeLayers();
afterEach(cleanup);
afterEach(async () => speak(await loadLanguage('en')));

type Shown = Partial<ChromeProps> & {
  readonly signupPolicy?: SignupPolicy;
  readonly all?: readonly NavItem[];
};

function show({ signupPolicy = 'open', all = NAV_ITEMS, ...props }: Shown = {}) {
  let logOuts = 0;
  let lists = 0;
  const kind = props.viewer ? 'full' : 'visitor';
  render(
    <PageFrame
      siteName="Pinakes"
      viewer={null}
      place={null}
      items={all.filter(({ isFor }) => isFor(kind, { ...SITE, signupPolicy }))}
      returnTo={undefined}
      honorsPrivacySignal={false}
      search={<form role="search" />}
      deleteAt={null}
      onShortcuts={() => (lists += 1)}
      onLogOut={() => (logOuts += 1)}
      {...props}
    >
      <h1>A page</h1>
    </PageFrame>,
  );
  const [header, bar] = [screen.getByRole('banner'), screen.getAllByRole('navigation').at(-1)!];
  const links = (within_: HTMLElement) =>
    within(within_)
      .queryAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { header, bar, links, logOuts: () => logOuts, lists: () => lists };
}

const ann = {
  ...aUserShort({ username: 'ann', fullName: 'Ann Ash' }),
  unreadNewsCount: 0,
  unreadConversationCount: 0,
};

test('a browser that asks for privacy is told that it is heard, nobody else', () => {
  show({ honorsPrivacySignal: true });
  const line = () => within(screen.getByRole('contentinfo')).queryByText(/privacy signal is honored/);
  expect(line()).not.toBeNull();
  cleanup();
  show();
  expect(line()).toBeNull();
});

test('a planned deletion is told with the way to keep the account', () => {
  show({ viewer: ann, deleteAt: Date.UTC(2026, 11, 24) });
  const notice = screen.getByRole('complementary', { name: 'Account deletion' });
  expect(notice.textContent).toContain('will be deleted on Dec 24, 2026');
  expect(within(notice).getByRole('link', { name: 'Keep account' }).getAttribute('href')).toBe(
    '/settings/data',
  );
  cleanup();
  show({ viewer: ann });
  expect(screen.queryByRole('complementary')).toBeNull();
});

describe('for visitors', () => {
  test('header and bottom bar lead home and to the doors', () => {
    const { header, bar, links } = show();
    const doors = ['Home /', 'Explore /ideas', 'Log in /login/', 'Sign up /signup/'];
    expect(links(header).slice(1)).toEqual(doors);
    expect(within(header).getByRole('link', { name: 'Pinakes, home' }).getAttribute('href')).toBe('/');
    expect(links(bar)).toEqual(doors);
  });

  test('they offer no sign-up where there is none', () => {
    const { header, bar, links } = show({ signupPolicy: 'closed' });
    const doors = ['Home /', 'Explore /ideas', 'Log in /login/'];
    expect(links(header).slice(1)).toEqual(doors);
    expect(links(bar)).toEqual(doors);
  });

  test('who logs in comes back to the page', () => {
    const { header, links } = show({ returnTo: '/pin/1/' });
    expect(links(header)).toContain('Log in /login/?next=%2Fpin%2F1%2F');
  });
});

describe('for members', () => {
  test('header and bottom bar lead home and to what they make', () => {
    const { header, bar, links } = show({ viewer: ann });
    expect(links(header).slice(1, 4)).toEqual(['Home /', 'Explore /ideas', 'Create /pin/create/']);
    expect(links(bar).slice(0, 3)).toEqual(['Home /', 'Explore /ideas', 'Create /pin/create/']);
  });

  test.each(['Your account', 'Profile'])('“%s” leads to the profile and out', async (label) => {
    const { logOuts } = show({ viewer: ann });
    await userEvent.click(screen.getByRole('button', { name: label }));
    const menu = screen.getByRole('menu', { name: label });
    expect(within(menu).getByRole('menuitem', { name: 'Your profile' }).getAttribute('href')).toBe('/ann/');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
    expect(logOuts()).toBe(1);
  });
});

test('the list of shortcuts is in the footer and, for members, in the menu', async () => {
  const { lists } = show({ viewer: ann });
  const footer = screen.getByRole('contentinfo');
  await userEvent.click(within(footer).getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(lists()).toBe(2);
});

test('a feature adds its way to elsewhere by one item, with a view of its own where a link is too little', () => {
  const texts = messages('test', { news: 'News', search: 'Search' });
  const others = [...Object.values(chromeMessages), ...Object.values(accountMenuMessages)];
  speak(languageOf('en', [...others, ...Object.values(texts)]));
  const news: NavItem = {
    at: 'notifications',
    label: texts.news,
    Icon: () => <svg />,
    side: 'end',
    look: (link) => <AppLink {...link}>3 news</AppLink>,
    isFor: (viewer) => viewer === 'full',
    href: () => '/notifications/',
  };
  const search: NavItem = {
    ...news,
    at: 'search',
    label: texts.search,
    Icon: undefined,
    side: 'start',
    look: 'link',
    href: () => '/search/',
  };
  const all = [...NAV_ITEMS, search, news];
  const { header, bar, links } = show({ viewer: ann, place: 'notifications', all });
  expect(links(header).slice(3)).toEqual([
    'Create /pin/create/',
    'Search /search/',
    '3 news /notifications/',
  ]);
  expect(links(bar)).toEqual(['Home /', 'Explore /ideas', 'Create /pin/create/', 'News /notifications/']);
  expect(bar.dataset.ways).toBe('5');
  expect(within(header).getByRole('link', { current: 'page' }).textContent).toBe('3 news');
  cleanup();
  expect(links(show({ all }).header)).not.toContain('Search /search/');
});

test('the place where one is is marked in both bars', () => {
  const { header, bar } = show({ place: 'home' });
  for (const place of [header, bar]) {
    expect(within(place).getByRole('link', { current: 'page' }).textContent).toBe('Home');
  }
});

test('the first Tab offers to skip to the content', async () => {
  show();
  const address = location.href;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.href).toBe(address);
});

test('the skip link is no link without a destination', async () => {
  const warnings: string[] = [];
  const end = watchLeaving({
    stores: anApp().stores,
    checkLinks: { warningAbout: () => null },
    clicks: { record: () => undefined },
    events: { record: () => undefined },
    timeOnPage: () => 0,
    prompt: new LeavingPrompt(),
    logger: { warn: (event) => void warnings.push(event) },
    isNewVisitor: () => false,
    onLeave: () => undefined,
  });
  show();
  const address = location.href;
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  end();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(warnings).toEqual([]);
  expect(location.href).toBe(address);
});
