// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/composition/create-app.ts';
import { InMemoryExperienceGateway } from '../../../src/composition/test/in-memory-experience-gateway.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import * as Displays from '../../../src/domain/experiences/display.ts';
import type { PlacedExperience } from '../../../src/domain/experiences/placed-experience.ts';
import { ExperienceStore } from '../../../src/ui/experiences/experience-store.ts';
import { HOLD_MESSAGE_CLICK } from '../../../src/ui/experiences/held-click.ts';
import { IN_FLOW_IDS } from '../../../src/ui/experiences/in-flow-ids.ts';
import { InFlowMessages } from '../../../src/ui/experiences/internal/in-flow/in-flow-messages.tsx';
import {
  inFlowOf,
  messageStyles,
  prepareMessages,
  ServedMessages,
} from '../../../src/ui/experiences/served-messages.tsx';
import { aViewer } from '../../builders/a-user.ts';
import { aPlaced } from '../../builders/experiences.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { SITE } from '../support/site.ts';

const data = (displayData: object, fields: Partial<PlacedExperience> = {}) =>
  aPlaced({ displayData: displayData as Record<string, unknown>, ...fields });
const CALLOUT = data({
  ...{ type: 'warning-callout', title: 'Careful', message: 'One <a href="/ideas/">two</a>\nthree' },
  ...{
    link: { text: 'More', href: '/about' },
    primaryAction: { label: 'Fix it' },
    secondaryAction: { label: 'Later' },
  },
});
const UPSELL = data({ type: 'upsell', message: 'Get more.' });
const INLINE = data(
  { title: 'Sections', message: 'Add one.', icon: 1, dismissButton: { text: 'No', hideDismissButton: true } },
  { type: 27 },
);
const METRICS = data(
  { title_text: 'Seen', subtitle_text: 'Often', buttons: [{ text: 'No' }, { text: 'Yes', uri: '/x/' }] },
  { type: 5, experienceId: 502_527 },
);
const hero = (displayData: object, experienceId = 500_500) =>
  data({ component_type: 1, ...displayData }, { experienceId });
const HERO = hero({
  ...{ titleText: 'Hills', message: 'Look', canClose: true, onCompleteRedirectUrl: '/go/' },
  ...{
    backgroundColorWide: '#123456',
    textColorNarrow: '#654321',
    coverImage: { uri: '/c.png', altText: 'A hill' },
  },
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The page as it was served, then taken over. */
async function takeOver(placed: PlacedExperience, before: (place: Element) => void = () => undefined) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = createApp({ site: SITE, profile: testProfile({ http: new WireServer() }) });
  app.stores.session.show(aViewer({ firstName: 'Ann' }));
  const server = new InMemoryExperienceGateway([{ placed }]);
  const told: string[] = [];
  const store = new ExperienceStore({
    displays: Displays,
    experiences: {
      read: (some, page) => server.read(some, page),
      view: async () => void told.push('viewed'),
      trigger: async () => null,
    },
    endExperience: {
      run: async (_placed, ending) => void told.push(ending),
      retry: async () => undefined,
      unsent: () => [],
    },
    logger: new RecordingLogger(),
    events: { record: () => undefined },
    locale: () => 'en',
    viewport: () => 'lg',
    preview: () => null,
    now: () => 0,
    countUnseen: () => undefined,
  });
  store.begin({ kind: 'home', placements: [11] }, { 11: placed });
  await prepareMessages([placed]);
  const place = document.createElement('div');
  place.dataset['messages'] = '';
  document.body.append(place);
  place.innerHTML = renderToString(<ServedMessages app={app} shown={inFlowOf([placed])} />, {
    identifierPrefix: IN_FLOW_IDS,
  });
  const served = place.innerHTML;
  before(place);
  await act(async () => {
    hydrateRoot(place, <InFlowMessages app={app} navigate={null} store={store} />, {
      identifierPrefix: IN_FLOW_IDS,
    });
  });
  for (const styled of place.querySelectorAll('[style]')) styled.removeAttribute('style');
  return { served, place, told, store, complaints };
}

test.each([
  ['a callout banner', CALLOUT],
  ['an upsell', UPSELL],
  ['an inline callout', INLINE],
  ['a metrics banner', METRICS],
  ['a hero', HERO],
])('%s is taken over as it was served', async (_kind, placed) => {
  const { served, place, complaints } = await takeOver(placed);
  expect(served).not.toBe('');
  expect(place.innerHTML).toBe(served);
  expect(complaints).not.toHaveBeenCalled();
});

describe('a callout banner', () => {
  test('is named by its title, and has text, links and two actions', async () => {
    await takeOver(CALLOUT);
    const callout = within(screen.getByRole('complementary', { name: 'Careful' }));
    expect(callout.getByRole('link', { name: 'two' }).getAttribute('href')).toBe('/ideas/');
    expect(callout.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/about');
    expect(callout.getByRole('button', { name: 'Later' })).toBeDefined();
  });

  test.each([
    ['Fix it', 'completed'],
    ['Later', 'dismissed'],
  ])('%s: it is %s', async (name, ending) => {
    const { told, place } = await takeOver(CALLOUT);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    expect(told.at(-1)).toBe(ending);
    expect(place.textContent).toBe('');
  });
});

test('what has no other way out can be closed', async () => {
  const { told } = await takeOver(UPSELL);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(told.at(-1)).toBe('dismissed');
});

test('a press before the app was there is repeated', async () => {
  new Function(HOLD_MESSAGE_CLICK)();
  const { told } = await takeOver(UPSELL, (place) => place.querySelector('button')?.click());
  expect(told.at(-1)).toBe('dismissed');
});

test('a hidden dismiss button is not there', async () => {
  await takeOver(INLINE);
  expect(screen.queryByRole('button')).toBeNull();
});

test('of a metrics banner the button without an address dismisses it', async () => {
  const { told } = await takeOver(METRICS);
  expect(screen.getByRole('link', { name: 'Yes' }).getAttribute('href')).toBe('/x/');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'No' })));
  expect(told.at(-1)).toBe('dismissed');
});

describe('heroes', () => {
  const buttons = () =>
    [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );

  test('by default go somewhere, and close', async () => {
    await takeOver(HERO);
    expect(buttons()).toEqual(['Go', 'Close', 'Close “Hills”']);
    expect(screen.getByRole('img', { name: 'A hill' })).toBeDefined();
  });

  test('with nowhere to go say “Got it”', async () => {
    await takeOver(hero({ titleText: 'Hills' }));
    expect(screen.getByRole('button').textContent).toBe('Got it');
  });

  test('of the plain kind have no buttons of their own', async () => {
    await takeOver(hero({ titleText: 'Hills', canClose: true }, 501_153));
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Close “Hills”',
    ]);
  });

  test('welcome a member back by name', async () => {
    await takeOver(hero({}, 500_863));
    expect(screen.getByRole('region', { name: 'Welcome back, Ann' })).toBeDefined();
  });

  test('have the colours of the operator in a style element', () => {
    expect(messageStyles(inFlowOf([HERO]))).toBe(
      '.banner-500500{--wide-background:#123456;--wide-ink:#ffffff}',
    );
    expect(messageStyles(inFlowOf([CALLOUT]))).toBe('');
  });
});

test('what is for other windows goes once the window is measured, and is not viewed', async () => {
  vi.useFakeTimers();
  const { place, told, served } = await takeOver({
    ...CALLOUT,
    metadata: { 1: { viewports: ['xs'] } },
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(served).toContain('data-viewports="xs"');
  expect(place.textContent).toBe('');
  expect(told).toEqual([]);
});
