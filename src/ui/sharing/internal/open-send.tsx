import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { failureText } from '../../base/failure-text.ts';
import { fetchCode } from '../../base/lazy/fetch-code.ts';
import type { Stores } from '../../base/stores/stores.ts';
import type { SendDialogProps } from './send-dialog.tsx';

type Shown = { readonly pin: Pin; readonly Dialog: ComponentType<SendDialogProps> };

/** The pin that is being sent. The dialog is a layer of the app, because menus that lead to it close. */
class SentPin {
  shown: Shown | null = null;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(shown: Shown): void {
    this.shown = shown;
  }

  close(): void {
    this.shown = null;
  }
}

const HOSTS = new WeakMap<Stores['layers'], SentPin>();

/** Opens the dialog that sends a pin to people of this site. */
export function openSend(stores: Pick<Stores, 'layers' | 'toasts'>, pin: Pin): void {
  fetchCode(() => import('./send-dialog.tsx')).then(
    ({ SendDialog }) => hostOf(stores).show({ pin, Dialog: SendDialog }),
    (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
    },
  );
}

function hostOf({ layers }: Pick<Stores, 'layers'>): SentPin {
  const known = HOSTS.get(layers);
  if (known !== undefined) return known;
  const host = new SentPin();
  HOSTS.set(layers, host);
  const Layer = observer(function SendLayer() {
    const { shown, close } = host;
    return shown === null ? null : <shown.Dialog pin={shown.pin} onClose={close} />;
  });
  runInAction(() => layers.push(Layer));
  return host;
}
