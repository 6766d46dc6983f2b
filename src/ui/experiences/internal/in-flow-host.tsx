import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { useApp } from '../../base/app-context.ts';
import { fetchCode } from '../../base/lazy/fetch-code.ts';
import { retryImport } from '../../base/lazy/retry-import.ts';
import { NavigateContext } from '../../kit/app-link.tsx';
import { messagesOf } from './flow-turn.ts';
import { IN_FLOW_IDS } from '../in-flow-ids.ts';
import type { ExperienceStore } from '../experience-store.ts';

/** Where the served page has its messages: see `PageFrame`. */
const PLACE = '[data-messages]';

/**
 * Displays messages in the flow of the page. Those of the served page stay as they are until the code that handles them
 * has come, which is fetched only when there are any.
 */
export const InFlowHost = observer(function InFlowHost({ store }: { readonly store: ExperienceStore }) {
  const app = useApp();
  const navigate = useContext(NavigateContext);
  const root = useRef<Root | null>(null);
  const isNeeded = messagesOf(store.shown).length > 0;
  const hasBegun = store.page.kind !== '';

  useEffect(() => {
    if (!hasBegun || root.current !== null) return;
    const place = document.querySelector(PLACE);
    if (place === null || (!isNeeded && !place.hasChildNodes())) {
      store.measure();
      return;
    }
    let isGone = false;
    void retryImport(() => importMessages(store)).then(({ InFlowMessages, dropOver }) => {
      if (isGone || root.current !== null) return;
      dropOver(place, store);
      const tree = <InFlowMessages app={app} navigate={navigate} store={store} />;
      const options = { identifierPrefix: IN_FLOW_IDS };
      if (place.hasChildNodes()) root.current = hydrateRoot(place, tree, options);
      else {
        root.current = createRoot(place, options);
        root.current.render(tree);
      }
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded, hasBegun, app, navigate, store]);
  return null;
});

/** The code, and the icons of messages that are there already, so that they are taken over as they are. */
async function importMessages(store: ExperienceStore) {
  const [messages, { prepareIcons }] = await Promise.all([
    fetchCode(() => import('./in-flow/in-flow-messages.tsx')),
    fetchCode(() => import('./in-flow/callout-icon-place.tsx')),
  ]);
  await store.displays.whenOpen();
  await prepareIcons(store.shown);
  return messages;
}
