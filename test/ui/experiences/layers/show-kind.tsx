import { act, render, type RenderResult } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { vi } from 'vitest';
import type { Display } from '../../../../src/domain/experiences/display.ts';
import type { PlacedExperience } from '../../../../src/domain/experiences/placed-experience.ts';
import { AppContext, type AppValue } from '../../../../src/ui/base/app-context.ts';
import { MemoryRouter } from '../../../../src/ui/base/router.ts';
import type { KindActions, KindProps } from '../../../../src/ui/experiences/internal/kinds/kind-props.ts';
import { anApp } from '../../support/an-app.ts';

export const PLACED: PlacedExperience = {
  experienceId: 500500,
  placementId: 11,
  type: 29,
  status: null,
  displayData: {},
  triggerable: [],
  metadata: {},
  extraContext: {},
};

type ShownKind = RenderResult & {
  readonly app: AppValue;
  /** What the view has told, in order. */
  readonly told: string[];
};

/** A view of a kind, as its host shows it: what ends the experience takes the view away. */
export function showKind<D extends Display>(
  View: ComponentType<KindProps<D>>,
  display: D,
  {
    at = '/',
    mayShow,
    app = anApp(),
  }: { at?: string; mayShow?: KindActions['mayShow']; app?: AppValue } = {},
): ShownKind {
  const told: string[] = [];
  let hide = () => undefined as void;
  // As in the store, an experience ends once.
  let hasEnded = false;
  const end = (name: string, stays = false) => {
    if (hasEnded) return;
    hasEnded = true;
    told.push(name);
    if (!stays) hide();
  };
  const actions: KindActions = {
    viewed: () => void (told.includes('viewed') || told.push('viewed')),
    complete: (options) => (options?.keepsShown ? end('completed, stays', true) : end('completed')),
    dismiss: () => end('dismissed'),
    noAction: () => void told.push('no action'),
    missing: () => void told.push('missing'),
    failed: () => end('failed'),
    ...(mayShow && { mayShow }),
  };
  function Host() {
    const [isShown, setShown] = useState(true);
    hide = () => setShown(false);
    return isShown && <View display={display} placed={PLACED} actions={actions} />;
  }
  const shown = render(
    <AppContext value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Host />
      </MemoryRouter>
    </AppContext>,
  );
  return { ...shown, app, told };
}

/** Puts a button of this name as an anchor into a header, with a box in the window. */
export function putAnchor(name: string, label = 'Save'): HTMLButtonElement {
  const header = document.createElement('header');
  const button = document.createElement('button');
  button.dataset['anchor'] = name;
  button.textContent = label;
  give(button, { width: 40, height: 40 });
  header.append(button);
  document.body.append(header);
  return button;
}

/** A box of this size at 100, 100. */
export function give(element: Element, { width, height }: { width: number; height: number }): void {
  element.getBoundingClientRect = () => ({ left: 100, top: 100, width, height }) as DOMRect;
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
