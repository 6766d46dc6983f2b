import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentType } from 'react';
import type { Interrupt } from '../../application/experiences/interrupt.ts';
import { isInFlow } from '../../domain/experiences/display-kinds.ts';
import { placementsOf } from '../../domain/experiences/placements.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import { navigationState } from '../base/navigation/navigation-state.ts';
import { useLocation, useNavigationType } from '../base/router.ts';
import type { Stores } from '../base/stores/stores.ts';
import type { ExperienceStore } from './experience-store.ts';
import { InFlowHost } from './internal/in-flow-host.tsx';
import { PAGE_EXPERIENCES } from './page-experiences.ts';

const LayerHost = lazyComponent(async () => (await import('./internal/layer-host.tsx')).LayerHost);
const PreviewNote = lazyComponent(async () => (await import('./internal/preview-note.tsx')).PreviewNote);

type ExperienceHostDeps = {
  readonly store: ExperienceStore;
  readonly interrupt: Pick<Interrupt, 'run' | 'end' | 'undo'>;
};

/** Displays experiences from now on: those in the flow of the current page, and those above it. */
export function showExperiences({ layers }: Pick<Stores, 'layers'>, deps: ExperienceHostDeps): void {
  const host = experienceHost(deps);
  runInAction(() => layers.push(host));
}

function experienceHost(deps: ExperienceHostDeps): ComponentType {
  const { store } = deps;
  return observer(function ExperienceHost() {
    usePage(store);
    const layers =
      store.viewport === null ? [] : store.shown.filter(({ display }) => !isInFlow(display.kind));
    return (
      <>
        {store.isPreview && <PreviewNote />}
        <InFlowHost store={store} />
        {layers.map((shown) => (
          <LayerHost key={shown.key} shown={shown} {...deps} />
        ))}
      </>
    );
  });
}

/** Tells the store on which page the person is. A closeup or dialog belongs to the page beneath as well. */
function usePage(store: ExperienceStore): void {
  const { pageData, context } = useApp().stores;
  const location = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (context.current.isBot) return;
    const { over } = navigationState(location.state);
    const top = parseRoute(location).route;
    const base = over === undefined ? top : parseRoute(over).route;
    const page = { kind: top.kind, placements: [...new Set([top, base].flatMap(placementsOf))] };
    const served = hasBegun.current ? undefined : servedAt(location) && pageData.find(PAGE_EXPERIENCES);
    if (!hasBegun.current) void store.retryEndings();
    hasBegun.current = true;
    if (served) store.begin(page, served);
    else void store.enter(page, base.kind === 'home' && !isReturning);
  }, [location, store, pageData, context, isReturning]);
}

/** The experiences of a served page belong to its address. */
function servedAt({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  return document.documentElement.dataset.servedAt === pathname + search;
}
