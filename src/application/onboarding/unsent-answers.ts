import type { UserId } from '../../domain/ids/ids.ts';
import { parseAnswers, type OnboardingAnswers } from '../../domain/onboarding/onboarding.ts';
import type { NamePrefixIn } from '../../domain/storage/stored-data.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import { parseObject } from '../stored-object.ts';

const PREFIX = 'pinakes:onboarding:' satisfies NamePrefixIn<'local'>;

/** What somebody has picked in the steps after sign-up and not sent yet, so that a reload does not lose it. */
export class UnsentAnswers {
  readonly #storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;

  constructor(storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>) {
    this.#storage = storage;
  }

  /** What is stored and no answer is left out. */
  of(owner: UserId): Partial<OnboardingAnswers> {
    return parseAnswers(parseObject(this.#storage.get(PREFIX + owner) ?? '') ?? {});
  }

  /** Without answers, nothing is stored. */
  keep(owner: UserId, answers: Partial<OnboardingAnswers>): void {
    if (Object.keys(answers).length === 0) this.#storage.remove(PREFIX + owner);
    else this.#storage.set(`${PREFIX}${owner}`, JSON.stringify(answers));
  }
}
