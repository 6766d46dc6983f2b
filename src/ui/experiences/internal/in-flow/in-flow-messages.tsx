import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { flowTurns } from '../../../../domain/experiences/flow-turns.ts';
import type { AppValue } from '../../../base/app-context.ts';
import { MAIN_ID } from '../../../base/navigation/use-page-focus.ts';
import type { Navigate } from '../../../kit/app-link.tsx';
import type { ExperienceStore, ShownExperience } from '../../experience-store.ts';
import { repeatHeldClick } from '../../held-click.ts';
import { messagesOf } from '../flow-turn.ts';
import { kindActions } from '../kind-actions.ts';
import type { KindActions } from '../kinds/kind-props.ts';
import { InFlowList } from './in-flow-list.tsx';
import { InFlowTree } from './in-flow-tree.tsx';

type InFlowMessagesProps = {
  readonly app: AppValue;
  readonly navigate: Navigate | null;
  readonly store: ExperienceStore;
};

/** The messages in the flow of the current page. */
export function InFlowMessages({ app, navigate, store }: InFlowMessagesProps) {
  return (
    <InFlowTree app={app} navigate={navigate}>
      <Messages store={store} />
    </InFlowTree>
  );
}

/** A page of the browser's cache may have messages that are over, which nobody could close. */
export function dropOver(place: Element, { shown }: ExperienceStore): void {
  if (place.childElementCount !== flowTurns(messagesOf(shown)).size) place.replaceChildren();
}

const Messages = observer(function Messages({ store }: Pick<InFlowMessagesProps, 'store'>) {
  const shown = messagesOf(store.shown);
  // What is there from the start does not move in.
  const [first] = useState(() => new Set(shown.map(({ key }) => key)));
  useEffect(() => {
    repeatHeldClick();
    store.measure();
  }, [store]);
  return (
    <InFlowList shown={shown} actionsOf={(one) => actionsOf(store, one)} isNew={(key) => !first.has(key)} />
  );
});

/** When a message goes with the focus in it, the focus goes to the page. */
function actionsOf(store: ExperienceStore, shown: ShownExperience): KindActions {
  const actions = kindActions(store, shown);
  const keepFocus = () => {
    if (document.activeElement?.closest('[data-messages]'))
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return {
    ...actions,
    viewed: () => {
      store.stayInFlow(shown.key);
      actions.viewed();
    },
    complete: (options) => {
      keepFocus();
      actions.complete(options);
    },
    dismiss: () => {
      keepFocus();
      actions.dismiss();
    },
  };
}
