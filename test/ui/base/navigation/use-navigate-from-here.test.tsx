// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemoryRouter, useLocation, useNavigate } from '../../../../src/ui/base/router.ts';
import { useNavigateFromHere } from '../../../../src/ui/base/navigation/use-navigate-from-here.ts';

afterEach(cleanup);

type Leave = ReturnType<typeof useNavigateFromHere>;
type Page = { readonly leave: Leave; readonly leaveToo: Leave };

/** Pages /a, /b and /c were visited in this order; each hands out what leaves it. */
function open() {
  const pages = new Map<string, Page>();
  const said = { at: '', forward: () => undefined as unknown };
  const View = ({ at }: { readonly at: string }) => {
    const leave = useNavigateFromHere();
    const leaveToo = useNavigateFromHere();
    pages.set(at, { leave, leaveToo });
    return null;
  };
  const Screen = () => {
    const { pathname, key } = useLocation();
    const navigate = useNavigate();
    said.at = pathname;
    said.forward = () => navigate(1);
    return <View key={key} at={pathname} />;
  };
  render(
    <MemoryRouter initialEntries={['/a', '/b', '/c']} initialIndex={2}>
      <Screen />
    </MemoryRouter>,
  );
  const doing = (what: () => unknown) => act(async () => void what());
  return { said, doing, page: (at: string) => pages.get(at)! };
}

test('who presses twice goes back once', async () => {
  const { said, doing, page } = open();
  const { leave } = page('/c');
  await doing(() => {
    void leave(-1);
    void leave(-1);
  });
  expect(said.at).toBe('/b');
});

test('two things on one page leave it once', async () => {
  const { said, doing, page } = open();
  const { leave, leaveToo } = page('/c');
  await doing(() => {
    void leave(-1);
    void leaveToo(-1);
  });
  expect(said.at).toBe('/b');
});

test('an answer that comes when the page is gone leads nowhere', async () => {
  const { said, doing, page } = open();
  const late = page('/c');
  await doing(() => void page('/c').leave('/a'));
  expect(said.at).toBe('/a');
  await doing(() => void late.leave('/b'));
  expect(said.at).toBe('/a');
});

test('a page that one comes back to can be left again', async () => {
  const { said, doing, page } = open();
  await doing(() => void page('/c').leave(-1));
  await doing(() => said.forward());
  expect(said.at).toBe('/c');
  await doing(() => void page('/c').leave(-1));
  expect(said.at).toBe('/b');
});
