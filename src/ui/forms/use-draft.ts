import { useApp } from '../base/app-context.ts';
import type { PageDataKey, PageDataStore } from '../base/stores/page-data-store.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

type Values = Readonly<Record<string, unknown>>;

type Draft<Fields extends Values> = {
  /** The values of the fields: typed ones, or else saved ones. */
  readonly typed: Fields;
  readonly changed: boolean;
  readonly type: (change: Partial<Fields>) => void;
  readonly discard: () => void;
  /** Drops the saved values from the draft; what was typed since they were sent stays. */
  readonly forget: (saved: Fields) => void;
};

const PREFIX = 'draft ';

/**
 * Edited values of a form. They outlive their page, so that navigating within the app loses nothing. Only leaving the
 * app asks, and only when something would be lost.
 * @param canBeSaved false once the thing is gone
 */
export function useDraft<Fields extends Values>(
  name: string,
  saved: Fields,
  canBeSaved = true,
): Draft<Fields> {
  const { pageData } = useApp().stores;
  const key: PageDataKey<Partial<Fields>> = `${PREFIX}${name}`;
  const draft = pageData.find(key) ?? {};
  const changed = Object.entries(draft).some(([field, value]) => value !== saved[field]);
  useLeaveQuestion(changed && canBeSaved);
  const keepOther = (values: Partial<Fields>, than: Fields) =>
    pageData.set(
      key,
      Object.fromEntries(
        Object.entries(values).filter(([field, value]) => value !== than[field]),
      ) as Partial<Fields>,
    );
  return {
    typed: { ...saved, ...draft },
    changed,
    type: (change) => keepOther({ ...pageData.find(key), ...change }, saved),
    discard: () => discardDraft(pageData, name),
    forget: (sent) => keepOther(pageData.find(key) ?? {}, sent),
  };
}

/** Removes what was typed in a form that is not shown. */
export function discardDraft(pageData: PageDataStore, name: string): void {
  pageData.set(PREFIX + name, {});
}

/** Whether any form has unsaved input. */
export function hasDrafts(pageData: PageDataStore): boolean {
  return [...pageData.entries()].some(
    ([name, draft]) => name.startsWith(PREFIX) && Object.keys(draft as Values).length > 0,
  );
}
