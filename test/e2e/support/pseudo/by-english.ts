import type { Locator, Page } from 'playwright';
import { pseudoPattern } from './pseudo-pattern.ts';

const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'];

interface Choice {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
}

/** The same page, or a part of it, whose pseudo-language texts are found by their English. */
export function byEnglish<Place extends Page | Locator>(place: Place): Place {
  return new Proxy(place, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result: unknown = value.apply(target, inPseudo(String(key), args));
        return isLocator(result) ? byEnglish(result) : result;
      };
    },
  });
}

function inPseudo(method: string, args: readonly unknown[]): readonly unknown[] {
  if (BY_TEXT.includes(method)) {
    const [text, choice] = args as [string | RegExp, Choice?];
    return [pseudoPattern(text, choice), choice];
  }
  const [role, choice] = args as [string, Choice?];
  if (method !== 'getByRole' || choice?.name === undefined) return args;
  return [role, { ...choice, name: pseudoPattern(choice.name, choice) }];
}

function isLocator(result: unknown): result is Locator {
  return typeof result === 'object' && result !== null && 'getByRole' in result;
}
