import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import type { ServiceError } from '../../application/ports/service-error.ts';
import { fetchCode } from './fetch-code.ts';
import { untilItComes } from './until-it-comes.ts';

/** What is known of a part that did not come; `onRetry` asks for it at once. */
export type MissingPartProps = {
  readonly failure: ServiceError['kind'];
  readonly onRetry: () => Promise<void>;
};

/**
 * A part of a page that is a chunk of its own. The page does not fall over one that does not come: it is asked for
 * again and again, at once when the network is back. `Missing` says so meanwhile; left out where nobody misses it.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<MissingPartProps>,
): ComponentType<Props> {
  const state = observable.box<MissingPartProps | null>(null, { deep: false });
  const Part = lazy(async () => ({
    default: await untilItComes(
      () => fetchCode(fetchPart),
      (failure, again) => runInAction(() => state.set({ failure, onRetry: () => Promise.resolve(again()) })),
    ),
  }));
  const Meanwhile = observer(function Meanwhile() {
    const missing = state.get();
    return Missing === undefined || missing === null ? null : <Missing {...missing} />;
  });
  return function LatePart(props) {
    return <Suspense fallback={<Meanwhile />}>{createElement(Part as ComponentType<Props>, props)}</Suspense>;
  };
}
