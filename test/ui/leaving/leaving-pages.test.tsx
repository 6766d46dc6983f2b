// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const MEDIA = `/media/236x/aa/bb/cc/aabbcc${'0'.repeat(26)}.jpg`;
const visit = () => screen.findByRole('link', { name: 'Visit site' });

describe('the page between', () => {
  const open = (fields: Readonly<Record<string, string>>, server = new WireServer()) =>
    openApp({ at: `/pin_redirect?${new URLSearchParams(fields)}`, server });

  test('shows where the link goes, the picture, and the ways on and back', async () => {
    open({
      redirectUrl: 'https://shop.example/a?b=c',
      domain: 'other.example',
      origin: '/pin/7/',
      pinCategory: 'Art',
      pinImageUrl: MEDIA,
      domainImageUrl: MEDIA,
    });
    const way = await visit();
    expect(way.getAttribute('href')).toBe('https://shop.example/a?b=c');
    expect([way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener']);
    expect(screen.getByText('shop.example')).toBeDefined();
    expect(screen.queryByText('other.example')).toBeNull();
    expect(screen.getByText('Art')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Image of the Pin' }).getAttribute('src')).toBe(MEDIA);
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/pin/7/');
  });

  test('shows no picture of another site, and leads back to no other', async () => {
    open({
      redirectUrl: 'https://shop.example/',
      origin: '//evil.example',
      pinImageUrl: `https://evil.example${MEDIA}`,
    });
    await visit();
    expect(screen.queryByRole('img', { name: 'Image of the Pin' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/');
  });

  test('checks the link before it is opened', async () => {
    const server = new WireServer().on('/v3/offsite/', aWireAnswer({ redirect_status: 'ok' }));
    open({ redirectUrl: 'https://shop.example/' }, server);
    await vi.waitFor(() => expect(server.optionsOf('/v3/offsite/')).toHaveLength(1));
  });

  test.each([
    ['another scheme', 'javascript:alert(1)'],
    ['more characters than a link may have', `https://shop.example/${'a'.repeat(2100)}`],
  ])('leads nowhere by %s', async (_, redirectUrl) => {
    open({ redirectUrl });
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(screen.queryByRole('link', { name: 'Visit site' })).toBeNull();
  });
});

describe('the page of a link', () => {
  const open = (url: string, status: string) => {
    const answer = { message: 'It may be harmful.', redirect_status: status, url, sanitized_url: url };
    const server = new WireServer().on(
      `/v3/offsite/?check_only=true&url=${encodeURIComponent(url)}`,
      aWireAnswer(answer),
    );
    openApp({ at: `/offsite/?${new URLSearchParams({ url })}`, server });
  };

  test('leads nowhere if the address is too long to be checked', async () => {
    open(`https://shop.example/${'a'.repeat(2100)}`, 'ok');
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
    expect(screen.queryByRole('link', { name: 'Visit site' })).toBeNull();
  });

  test('asks before it leads to a site, whose host it names in ASCII if need be', async () => {
    open('https://аpple.com/', 'ok');
    expect((await visit()).getAttribute('href')).toBe('https://аpple.com/');
    expect(screen.getByText('This link goes to xn--pple-43d.com.')).toBeDefined();
  });

  test('warns of a site that must not be opened, and does not lead there', async () => {
    open('https://bad.example/', 'suspicious');
    await screen.findByRole('heading', { name: 'Heads up!' });
    expect(screen.getByText('bad.example')).toBeDefined();
    expect(screen.getByText(/It may be harmful/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Visit site' })).toBeNull();
  });
});
