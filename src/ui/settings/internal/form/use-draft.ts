import { useApp } from '../../../base/app-context.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.ts';
import type { PageDataKey, PageDataStore } from '../../../base/stores/page-data-store.ts';

type Texts = Readonly<Record<string, string>>;

type Draft<Fields extends Texts> = {
  /** The values of the fields: typed ones, or else saved ones. */
  readonly typed: Fields;
  readonly changed: boolean;
  readonly type: (field: keyof Fields, text: string) => void;
  readonly discard: () => void;
  /** Drops the saved values from the draft; text that was typed since they were sent stays. */
  readonly forget: (saved: Fields) => void;
};

const PREFIX = 'draft ';

/**
 * Edited texts of a form. They outlive their page, so that navigating within the app loses nothing. Only leaving the
 * app asks, and only when something would be lost.
 */
export function useDraft<Fields extends Texts>(name: string, saved: Fields): Draft<Fields> {
  const { pageData } = useApp().stores;
  const key: PageDataKey<Partial<Fields>> = `${PREFIX}${name}`;
  const draft = pageData.find(key) ?? {};
  const changed = Object.entries(draft).some(([field, text]) => text !== saved[field]);
  useLeaveQuestion(changed);
  return {
    typed: { ...saved, ...draft },
    changed,
    type: (field, text) => {
      const others = Object.entries(pageData.find(key) ?? {}).filter(([name]) => name !== field);
      const typed = text === saved[field] ? [] : [[field, text] as const];
      pageData.set(key, Object.fromEntries([...others, ...typed]) as Partial<Fields>);
    },
    discard: () => pageData.set(key, {}),
    forget: (sent) => {
      const since = Object.entries(pageData.find(key) ?? {}).filter(([field, text]) => text !== sent[field]);
      pageData.set(key, Object.fromEntries(since) as Partial<Fields>);
    },
  };
}

/** Whether any section of the settings has unsaved input. */
export function hasDrafts(pageData: PageDataStore): boolean {
  return [...pageData.entries()].some(
    ([name, draft]) => name.startsWith(PREFIX) && Object.keys(draft as Texts).length > 0,
  );
}
