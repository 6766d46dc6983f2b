// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { Survey } from '../../../../src/ui/experiences/internal/layers/survey/survey.tsx';
import { SURVEY_HOSTS } from '../../../../src/ui/experiences/survey-hosts.ts';
import { anApp } from '../../support/an-app.ts';
import { useNativeLayers } from '../../native-layers.ts';
import { pass, showKind } from './show-kind.tsx';

useNativeLayers();

const LINK = 'https://s.example/x';
const SURVEY: DisplayOf<'survey'> = {
  kind: 'survey',
  title: 'How do you like it here?',
  subtitle: 'It takes a minute.',
  details: undefined,
  decline: 'No, thanks',
  accept: 'Take the survey',
  uri: LINK,
  isFramed: true,
  start: 'after-delay',
  delayMs: 5000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function show(display: Partial<typeof SURVEY> = {}, mayShow?: () => Promise<boolean>) {
  const app = anApp();
  app.stores.pageData.set(SURVEY_HOSTS, ['s.example']);
  return showKind(Survey, { ...SURVEY, ...display }, { app, ...(mayShow && { mayShow }) });
}

const prompt = () => screen.queryByRole('region', { name: SURVEY.title });
const frame = () => document.querySelector('iframe');
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Take the survey' }));

function say(data: unknown, origin = 'https://s.example', source: unknown = frame()?.contentWindow) {
  act(() => void dispatchEvent(Object.assign(new Event('message'), { data, origin, source })));
}

describe('the prompt', () => {
  test('offers to decline and to accept, and takes no focus', () => {
    const { told } = show();
    expect(prompt()?.textContent).toContain('It takes a minute.');
    expect(document.activeElement).toBe(document.body);
    expect(told).toEqual(['viewed']);
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect([prompt(), told]).toEqual([null, ['viewed', 'dismissed']]);
  });

  test('opens a page that is not for a frame in a new tab', () => {
    const { told } = show({ isFramed: false });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Take the survey' });
    expect([link.href, link.target, link.rel]).toEqual([LINK, '_blank', 'noopener']);
    fireEvent.click(link);
    expect(told).toEqual(['viewed', 'completed']);
  });

  test('opens a page of a host that is not allowed in a new tab', () => {
    show({ uri: 'https://other.example/x' });
    expect(screen.getByRole('link', { name: 'Take the survey' })).toBeDefined();
  });
});

describe('a survey in a frame', () => {
  test('is loaded only after somebody has accepted, in a sandbox', () => {
    show();
    expect(frame()).toBeNull();
    accept();
    expect([frame()?.src, frame()?.title]).toEqual([LINK, SURVEY.title]);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(prompt()).toBeNull();
  });

  test('gets the focus when it says that it is there, and completes when it is finished', () => {
    const { told } = show();
    accept();
    expect(document.activeElement).not.toBe(frame());
    say('surveyLoaded');
    expect(document.activeElement).toBe(frame());
    say('surveyFinished');
    expect([frame(), told]).toEqual([null, ['viewed', 'completed']]);
  });

  test('hears nobody else', () => {
    const { told } = show();
    accept();
    say('surveyFinished', 'https://evil.example');
    say('surveyFinished', 'https://s.example', window);
    say('surveyFinished', 'null');
    expect(told).toEqual(['viewed']);
  });

  test('is hidden when it has said nothing after 15 seconds', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { told, app } = show();
    accept();
    await pass(14_999);
    expect(frame()).not.toBeNull();
    await pass(1);
    expect([frame(), told]).toEqual([null, ['viewed', 'failed']]);
    expect(app.stores.toasts.message?.kind).toBe('problem');
    expect(document.activeElement).toBe(before);
  });

  test('stays when it was loaded in time', async () => {
    const { told } = show();
    accept();
    await pass(10_000);
    say('surveyLoaded');
    await pass(60_000);
    expect(frame()).not.toBeNull();
    expect(told).toEqual(['viewed']);
  });
});

describe('a survey on leaving', () => {
  const followed = vi.fn();

  function putLink(href: string): HTMLAnchorElement {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.textContent = 'A link';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed();
    });
    return link;
  }

  beforeEach(() => followed.mockClear());

  const leave = async (href = '/ideas/', mayShow?: () => Promise<boolean>) => {
    const link = putLink(href);
    const shown = show({ start: 'on-leaving', isFramed: false }, mayShow);
    await pass(0);
    expect(prompt()).toBeNull();
    fireEvent.click(link);
    await pass(0);
    return { link, ...shown };
  };

  test('holds the press on a link, once, until it is answered', async () => {
    const { told } = await leave();
    expect(followed).not.toHaveBeenCalled();
    expect([prompt() !== null, told]).toEqual([true, ['viewed']]);
    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(told).toEqual(['viewed', 'dismissed']);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('goes on when it is accepted', async () => {
    const { told } = await leave();
    fireEvent.click(screen.getByRole('link', { name: 'Take the survey' }));
    expect(told).toEqual(['viewed', 'completed']);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('goes on at once with Escape, wherever the focus is', async () => {
    const { told } = await leave();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(told).toEqual(['viewed', 'dismissed']);
    expect(followed).toHaveBeenCalledOnce();
  });

  test('lets Back go on by itself', async () => {
    const { told } = await leave();
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(told).toEqual(['viewed', 'dismissed']);
    expect(followed).not.toHaveBeenCalled();
  });

  test('goes on when it may not be shown any more', async () => {
    const { told } = await leave('/ideas/', () => Promise.resolve(false));
    expect([prompt(), told]).toEqual([null, []]);
    expect(followed).toHaveBeenCalledOnce();
  });

  test.each(['https://elsewhere.example/', '/pin/123/', '#here'])(
    'holds nobody on the way to %s',
    async (href) => {
      await leave(href);
      expect(prompt()).toBeNull();
      expect(followed).toHaveBeenCalledOnce();
    },
  );

  test('asks nobody who came from another site in the first half minute', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { link } = await leave();
    expect(prompt()).toBeNull();
    vi.restoreAllMocks();
    await pass(20_000);
    fireEvent.click(link);
    await pass(0);
    expect(prompt()).not.toBeNull();
  });
});
