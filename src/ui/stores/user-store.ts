import { makeAutoObservable, observable } from 'mobx';
import type { User } from '../../domain/users/user.ts';

/** People by username, without regard to case. */
export class UserStore {
  readonly #users = observable.map<string, User>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(username: string): User | undefined {
    return this.#users.get(username.toLowerCase());
  }

  put(user: User): void {
    this.#users.set(user.username.toLowerCase(), user);
  }
}
