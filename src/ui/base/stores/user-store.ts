import { makeAutoObservable, observable } from 'mobx';
import type { PeoplePage } from '../../../application/ports/people/follow-gateway.ts';
import type { User } from '../../../domain/users/user.ts';

type PeopleList = { readonly ids: readonly string[]; readonly bookmark: string | null };

/** People by username (case-insensitive), and lists of them by name. */
export class UserStore {
  readonly #users = observable.map<string, User>([], { deep: false });
  readonly #lists = observable.map<string, PeopleList>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(username: string): User | undefined {
    return this.#users.get(username.toLowerCase());
  }

  put(user: User): void {
    this.#users.set(user.username.toLowerCase(), user);
  }

  /** Replaces every person by the result of `change`; the same object means no change. */
  change(change: (user: User) => User): void {
    for (const user of this.#users.values()) {
      const changed = change(user);
      if (changed !== user) this.put(changed);
    }
  }

  /** The loaded people of a list; undefined before the first page. */
  listOf(name: string): PeoplePage | undefined {
    const list = this.#lists.get(name);
    if (list === undefined) return undefined;
    return { people: list.ids.flatMap((id) => this.find(id) ?? []), bookmark: list.bookmark };
  }

  /** Replaces a list by its first page, or adds a later page to it. */
  showList(name: string, page: PeoplePage, adding: boolean): void {
    for (const user of page.people) this.put(user);
    const before = adding ? (this.#lists.get(name)?.ids ?? []) : [];
    this.showListByIds(name, [...before, ...page.people.map(({ username }) => username)], page.bookmark);
  }

  /** Sets a list to people that are in the store, by their usernames. */
  showListByIds(name: string, usernames: readonly string[], bookmark: string | null): void {
    this.#lists.set(name, { ids: [...new Set(usernames)], bookmark });
  }

  /** All lists by name, for the page's state. */
  lists(): Iterable<readonly [string, PeopleList]> {
    return this.#lists;
  }
}
