// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { SourcePill } from '../../../src/ui/card-tools/internal/source-pill.tsx';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

afterEach(cleanup);

describe('the way to the source', () => {
  const link = (fields: Partial<Pin>) => {
    render(
      <AppContext value={anApp()}>
        <SourcePill pin={aPin({ destinationUrl: null, linkDomain: null, ...fields })} />
      </AppContext>,
    );
    return screen.queryByRole('link');
  };

  test('is a link out of the site, cut to 12 characters', () => {
    const pill = link({ link: 'https://www.a-long-oven.example/fig' });
    expect(pill?.getAttribute('aria-label')).toBe('a-long-oven.…, opens the source in a new tab');
    expect(pill?.getAttribute('href')).toBe('https://www.a-long-oven.example/fig');
    expect([pill?.getAttribute('target'), pill?.getAttribute('rel')]).toEqual([
      '_blank',
      'nofollow noopener',
    ]);
  });

  test('is an ordinary link to a page of this site', () => {
    const pill = link({ link: 'https://pins.test/help' });
    expect(pill?.getAttribute('aria-label')).toBe('pins.test, opens the source');
    expect([pill?.getAttribute('target'), pill?.getAttribute('rel')]).toEqual([null, null]);
  });

  test('is not there without a link', () => {
    expect(link({ link: null })).toBeNull();
  });
});
