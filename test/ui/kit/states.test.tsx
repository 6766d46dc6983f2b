// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from '../../../src/ui/kit/states/empty-state.tsx';
import { ErrorState } from '../../../src/ui/kit/states/error-state.tsx';
import { LinkButton } from '../../../src/ui/kit/buttons/link-button.tsx';
import { Notice } from '../../../src/ui/kit/states/notice.tsx';
import { ProgressBar } from '../../../src/ui/kit/states/progress-bar.tsx';
import { Skeleton } from '../../../src/ui/kit/states/skeleton.tsx';
import { SkeletonLine } from '../../../src/ui/kit/states/skeleton-line.tsx';
import { TabLinks } from '../../../src/ui/kit/lists/tab-links.tsx';

afterEach(cleanup);

test('an empty page names the next step and has one button for it', () => {
  render(
    <EmptyState title="Save your first pin" level={1} action={<LinkButton href="/">Find pins</LinkButton>}>
      Choose this board when you save a picture.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Save your first pin' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Find pins']);
});

test('an error is said aloud and can be tried again', async () => {
  let tries = 0;
  render(
    <ErrorState title="The pins did not load" onRetry={() => (tries += 1)}>
      Nothing is lost.
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('an error that cannot be tried again has no button', () => {
  render(<ErrorState title="This pin is gone">Its owner has deleted it.</ErrorState>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a notice is said aloud only when it appears because of something', () => {
  const { rerender } = render(<Notice kind="error">Wrong password.</Notice>);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Notice kind="error" live>
      Wrong password.
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Wrong password.');
});

test.each([
  [1_240_000, 4_600_000, '1.2 MB of 4.6 MB'],
  [512, 2048, '512 bytes of 2 kB'],
  [1_240_000, null, '1.2 MB'],
])('%s of %s bytes are told as such', (loaded, total, words) => {
  render(<ProgressBar label="Uploading a.jpg" loaded={loaded} total={total} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading a.jpg' });
  expect(bar.previousElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(`Uploading a.jpg${words}`);
  expect(bar.position).toBe(total === null ? -1 : loaded / total);
});

test('what is coming is said once, its outlines are not', () => {
  render(
    <Skeleton label="Loading the board">
      <SkeletonLine kind="title" />
    </Skeleton>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading the board');
});

test('the part of a page that one sees is marked', () => {
  render(
    <TabLinks
      label="Profile"
      tabs={[
        { href: '/ann/_created/', label: 'Created', current: false },
        { href: '/ann/_saved/', label: 'Boards', current: true },
      ]}
    />,
  );
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Boards']);
});
