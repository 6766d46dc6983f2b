// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { MemoryRouter } from '../../../src/ui/base/router.ts';
import type { CloseupSection } from '../../../src/ui/closeup/internal/closeup-sections.tsx';
import { Closeup } from '../../../src/ui/closeup/internal/closeup.tsx';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

fillBrowserGaps();
afterEach(cleanup);

/** A part that says which one it is, and of which pin. */
const part =
  (name: string): CloseupSection =>
  ({ pin }) => <p data-part={name}>{pin.title}</p>;
const Silent: CloseupSection = () => null;

test('a feature adds its part to a place of the closeup; places without parts show nothing', () => {
  const sections = {
    head: [part('actions')],
    texts: [],
    origin: [part('pinner'), Silent, part('comments')],
    below: [part('related')],
  };
  const { container } = render(
    <AppContext value={anApp()}>
      <MemoryRouter>
        <Closeup pin={aPin({ title: 'Oak' })} sections={sections} />
      </MemoryRouter>
    </AppContext>,
  );
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')];
  expect(parts.map(({ dataset }) => dataset.part)).toEqual(['actions', 'pinner', 'comments', 'related']);
  expect(new Set(parts.map(({ textContent }) => textContent))).toEqual(new Set(['Oak']));
  const title = screen.getByRole('heading', { level: 1 });
  expect(parts[0]!.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('article').contains(parts.at(-1)!)).toBe(false);
});
