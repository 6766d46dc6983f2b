// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Route } from '../../../src/domain/routes/route.ts';
import { LoadingPage } from '../../../src/ui/status/loading-page.tsx';

afterEach(cleanup);

test.each<[Route, boolean]>([
  [{ kind: 'notifications' }, true],
  [{ kind: 'conversation' }, true],
  [{ kind: 'home' }, false],
])('the placeholder of the page %o is a list: %s', (route, isList) => {
  render(<LoadingPage route={route} />);
  expect(screen.getByRole('status').querySelector('[data-list]') !== null).toBe(isList);
});
