// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent } from '../../../../src/ui/base/lazy/lazy-component.tsx';
import { FailedPage } from '../../../../src/ui/status/failed-page.tsx';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => void onLine.mockReturnValue(false));
afterEach(cleanup);

const Chair = ({ legs }: { readonly legs: number }) => <p>A chair with {legs} legs</p>;

/** A chunk that is out of reach until the network is back. */
const fetchChair = () =>
  navigator.onLine ? Promise.resolve(Chair) : Promise.reject(new TypeError('Failed to fetch'));

function comeBack() {
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

test('a part that does not come says so, and comes when the network is back', async () => {
  const Part = lazyComponent(fetchChair, FailedPage);
  render(<Part legs={4} />);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  act(comeBack);
  expect(await screen.findByText('A chair with 4 legs')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('it can be asked for without waiting', async () => {
  const Part = lazyComponent(fetchChair, FailedPage);
  render(<Part legs={4} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  onLine.mockReturnValue(true);
  await userEvent.click(again);
  expect(await screen.findByText('A chair with 4 legs')).toBeDefined();
});

test('what is only an addition leaves its place empty until then, and the rest as it is', async () => {
  const Part = lazyComponent(fetchChair);
  render(
    <main>
      A room. <Part legs={4} />
    </main>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByRole('main').textContent).toBe('A room. ');
  act(comeBack);
  expect(await screen.findByText('A chair with 4 legs')).toBeDefined();
});

test('a served page has nothing in its place, and asks for nothing', () => {
  const fetchPart = vi.fn(fetchChair);
  const Part = lazyComponent(fetchPart);
  expect(renderToString(<Part legs={4} />)).toBe('');
  expect(fetchPart).not.toHaveBeenCalled();
});
