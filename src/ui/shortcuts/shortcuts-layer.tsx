import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { OpenShortcutSwitch, ShortcutSwitch } from '../../application/shortcuts/shortcut-switch.ts';
import { useApp } from '../base/app-context.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import { failureText } from '../base/failure-text.ts';
import { listenForShortcuts } from './internal/listen-for-shortcuts.ts';
import type { ShortcutListProps } from './internal/shortcut-list.tsx';

type Opened = {
  readonly List: ComponentType<ShortcutListProps>;
  readonly shortcuts: ShortcutSwitch;
  readonly on: boolean;
};

/** Listens for shortcuts, and shows their list on demand; its code is loaded then. */
export const ShortcutsLayer = observer(function ShortcutsLayer() {
  const { services, stores } = useApp();
  const { listShown, hideList } = stores.shortcuts;
  const [opened, setOpened] = useState<Opened | null>(null);
  const openSwitch = useSwitch(services.openShortcutSwitch);
  useEffect(() => listenForShortcuts({ stores, openSwitch }), [stores, openSwitch]);

  useEffect(() => {
    if (!listShown) return;
    const open = async () => {
      const [{ ShortcutList: List }, shortcuts] = await Promise.all([
        fetchCode(() => import('./internal/shortcut-list.tsx')),
        openSwitch(),
      ]);
      setOpened({ List, shortcuts, on: await shortcuts.isOn(stores.session.memberId) });
    };
    open().catch((error: unknown) => {
      hideList();
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
    });
  }, [listShown, hideList, openSwitch, stores]);

  if (!listShown || opened === null) return null;
  const { List, shortcuts, on } = opened;

  const turn = async (now: boolean) => {
    setOpened({ ...opened, on: now });
    try {
      await shortcuts.turn(stores.session.memberId, now);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setOpened((shown) => shown && { ...shown, on: !now });
      stores.toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
    }
  };
  const close = () => {
    setOpened(null);
    hideList();
  };
  return <List on={on} onTurn={(now) => void turn(now)} onClose={close} />;
});

/** Always the same switch, because it caches what it has read. */
function useSwitch(open: OpenShortcutSwitch): OpenShortcutSwitch {
  const kept = useRef<ShortcutSwitch>(null);
  return useCallback(async () => {
    const opened = kept.current ?? (await open());
    return (kept.current ??= opened);
  }, [open]);
}
