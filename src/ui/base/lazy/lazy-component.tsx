import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import type { ServiceError } from '../../../application/ports/service-error.ts';
import { useHydrating } from '../../kit/use-hydrating.ts';
import { fetchCode } from './fetch-code.ts';
import { retryImport } from './retry-import.ts';

/** Props of the placeholder of a chunk that failed to load; `onRetry` imports it again at once. */
export type MissingPartProps = {
  readonly failure: ServiceError['kind'];
  readonly onRetry: () => Promise<void>;
};

/**
 * A component in a chunk of its own. A failed import does not break the page: it is retried with growing delays, and at
 * once when the network is back. Until then `Missing` is shown, or nothing. A served page has `Loading` in its place, or
 * nothing: the server has no chunks to load.
 */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<MissingPartProps>,
  Loading?: ComponentType<Props>,
): ComponentType<Props> {
  const state = observable.box<MissingPartProps | null>(null, { deep: false });
  const Part = lazy(async () => ({
    default: await retryImport(
      () => fetchCode(fetchPart),
      (failure, again) => runInAction(() => state.set({ failure, onRetry: () => Promise.resolve(again()) })),
    ),
  }));
  const Meanwhile = observer(function Meanwhile(props: Props) {
    const missing = state.get();
    if (Missing !== undefined && missing !== null) return <Missing {...missing} />;
    return Loading === undefined ? null : createElement(Loading, props);
  });
  return function LazyComponent(props) {
    const meanwhile = createElement(Meanwhile as ComponentType<Props>, props);
    if (useHydrating()) return meanwhile;
    return <Suspense fallback={meanwhile}>{createElement(Part as ComponentType<Props>, props)}</Suspense>;
  };
}
