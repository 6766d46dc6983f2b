import type { Store } from '../server/application/ports/store.ts';
import type {
  UserState,
  UserStateReader,
  UserStateRepository,
} from '../server/application/ports/people/user-state-repository.ts';
import type { UserId } from '../src/domain/ids/ids.ts';

/** Makes a text unreadable for whoever has no key, and readable again. */
export type Cipher = { seal(text: string): string; open(sealed: string): string };

class SealedUserStateReader implements UserStateReader {
  readonly #states: UserStateReader;
  protected readonly cipher: Cipher;

  constructor(states: UserStateReader, cipher: Cipher) {
    this.#states = states;
    this.cipher = cipher;
  }

  async find(userId: UserId, name: string): Promise<string | undefined> {
    const sealed = await this.#states.find(userId, name);
    return sealed === undefined ? undefined : this.cipher.open(sealed);
  }

  countOf(userId: UserId): Promise<number> {
    return this.#states.countOf(userId);
  }

  async allOf(userId: UserId): Promise<readonly UserState[]> {
    const sealed = await this.#states.allOf(userId);
    return sealed.map(({ name, value }) => ({ name, value: this.cipher.open(value) }));
  }
}

class SealedUserStateRepository extends SealedUserStateReader implements UserStateRepository {
  readonly #states: UserStateRepository;

  constructor(states: UserStateRepository, cipher: Cipher) {
    super(states, cipher);
    this.#states = states;
  }

  put(userId: UserId, name: string, value: string): Promise<void> {
    return this.#states.put(userId, name, this.cipher.seal(value));
  }
}

/** The same store with another repository for what clients keep per user: its values are sealed before they are stored. */
export function withSealedUserStates(store: Store, cipher: Cipher): Store {
  return withParts(store, {
    userStates: new SealedUserStateReader(store.userStates, cipher),
    transaction: (work) =>
      store.transaction((tx) =>
        work(withParts(tx, { userStates: new SealedUserStateRepository(tx.userStates, cipher) })),
      ),
  });
}

/** `whole` with some of its parts replaced. The other methods go on working on `whole` itself. */
function withParts<T extends object>(whole: T, parts: Partial<T>): T {
  return new Proxy(whole, {
    get(target, name) {
      const part: unknown = name in parts ? parts[name as keyof T] : target[name as keyof T];
      return typeof part === 'function' ? (part.bind(target) as unknown) : part;
    },
  });
}
