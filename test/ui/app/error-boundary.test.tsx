// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import { ErrorBoundary } from '../../../src/ui/app/error-boundary.tsx';

const bug = new Error('a bug');

function Broken(): never {
  throw bug;
}

// React tells developers of every error as well.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown(place: string, view: React.ReactNode, logger = new RecordingLogger()) {
  return (
    <ErrorBoundary logger={logger} place={place}>
      {view}
    </ErrorBoundary>
  );
}

test('a view with a bug becomes a page that says so and offers a fresh start', () => {
  render(shown('a', <Broken />));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
});

test('the bug is logged', () => {
  const logger = new RecordingLogger();
  render(shown('a', <Broken />, logger));
  expect(logger.entries).toEqual([{ level: 'error', event: 'view-failed', detail: bug }]);
});

test('another place is shown as if nothing had happened', () => {
  const { rerender } = render(shown('a', <Broken />));
  rerender(shown('b', <p>Elsewhere</p>));
  expect(screen.getByText('Elsewhere')).toBeDefined();
});

test('the same place stays broken', () => {
  const { rerender } = render(shown('a', <Broken />));
  rerender(shown('a', <p>Here</p>));
  expect(screen.queryByText('Here')).toBeNull();
});

test('what has no bug is shown', () => {
  render(shown('a', <p>Here</p>));
  expect(screen.getByText('Here')).toBeDefined();
});
