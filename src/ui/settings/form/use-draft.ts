import { useApp } from '../../base/app-context.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.ts';
import type { KeptName, KeptStore } from '../../base/stores/kept-store.ts';

type Texts = Readonly<Record<string, string>>;

type Draft<Fields extends Texts> = {
  /** What stands in the fields: what was typed, else what is saved. */
  readonly typed: Fields;
  readonly changed: boolean;
  readonly type: (field: keyof Fields, text: string) => void;
  readonly discard: () => void;
  /** These are saved: what was typed since they were sent stays. */
  readonly forget: (saved: Fields) => void;
};

const PREFIX = 'draft ';

/**
 * Texts that are being changed. They outlive their page, so that going elsewhere in the app and coming back loses
 * nothing; only leaving the app asks, and only when something would be lost.
 */
export function useDraft<Fields extends Texts>(name: string, saved: Fields): Draft<Fields> {
  const { kept } = useApp().stores;
  const key: KeptName<Partial<Fields>> = `${PREFIX}${name}`;
  const draft = kept.find(key) ?? {};
  const changed = Object.entries(draft).some(([field, text]) => text !== saved[field]);
  useLeaveQuestion(changed);
  return {
    typed: { ...saved, ...draft },
    changed,
    type: (field, text) => {
      const others = Object.entries(kept.find(key) ?? {}).filter(([name]) => name !== field);
      const typed = text === saved[field] ? [] : [[field, text] as const];
      kept.keep(key, Object.fromEntries([...others, ...typed]) as Partial<Fields>);
    },
    discard: () => kept.keep(key, {}),
    forget: (sent) => {
      const since = Object.entries(kept.find(key) ?? {}).filter(([field, text]) => text !== sent[field]);
      kept.keep(key, Object.fromEntries(since) as Partial<Fields>);
    },
  };
}

/** Whether something that was typed would be lost with the page, whichever part of the settings it stands in. */
export function hasDrafts(kept: KeptStore): boolean {
  return [...kept.entries()].some(
    ([name, draft]) => name.startsWith(PREFIX) && Object.keys(draft as Texts).length > 0,
  );
}
