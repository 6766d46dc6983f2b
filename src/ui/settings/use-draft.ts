import { useApp } from '../app/app-context.ts';
import { useLeaveQuestion } from '../create/use-leave-question.ts';
import type { KeptName } from '../stores/kept-store.ts';

type Texts = Readonly<Record<string, string>>;

type Draft<Fields extends Texts> = {
  /** What stands in the fields: what was typed, else what is saved. */
  readonly typed: Fields;
  readonly changed: boolean;
  readonly type: (field: keyof Fields, text: string) => void;
  readonly discard: () => void;
};

/**
 * Texts that are being changed. They outlive their page, so that going elsewhere in the app and coming back loses
 * nothing; only leaving the app asks, and only when something would be lost.
 */
export function useDraft<Fields extends Texts>(name: string, saved: Fields): Draft<Fields> {
  const { kept } = useApp().stores;
  const key: KeptName<Partial<Fields>> = `draft ${name}`;
  const draft = kept.find(key) ?? {};
  const changed = Object.entries(draft).some(([field, text]) => text !== saved[field]);
  useLeaveQuestion(changed);
  return {
    typed: { ...saved, ...draft },
    changed,
    type: (field, text) => kept.keep(key, { ...kept.find(key), [field]: text } as Partial<Fields>),
    discard: () => kept.keep(key, {}),
  };
}
