import type { FollowGateway, PeoplePage, PeopleSource } from '../ports/follow-gateway.ts';

/** `restarted`: the bookmark was too old, this is the first page again. */
export type ListedPeople = PeoplePage & { readonly restarted: boolean };

/** Reads a page of people. Undefined: the list is of somebody who is not there. */
export class ListPeople {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  async run(source: PeopleSource, bookmark: string | null): Promise<ListedPeople | undefined> {
    const page = await this.#deps.follows.people(source, bookmark);
    if (page !== 'expired') return page && { ...page, restarted: false };
    const first = await this.#deps.follows.people(source, null);
    return first === undefined || first === 'expired' ? undefined : { ...first, restarted: true };
  }
}
