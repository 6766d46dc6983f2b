import type { ProfileViewGateway } from '../../../application/ports/people/profile-view-gateway.ts';
import { profileView, type ProfileView } from '../../../domain/surfaces/profile-view.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** The display settings of the profile, as part of the viewer's settings. */
export class HttpProfileViewGateway implements ProfileViewGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(): Promise<ProfileView> {
    const answer = await this.#calls.get('UserSettings', {});
    const kept = answer.kind === 'ok' ? answer.data.profile_view : undefined;
    return profileView({
      boardPinDensity: kept?.board_pin_density,
      profilePinDensity: kept?.profile_pin_density,
      boardSort: kept?.board_sort,
      pinFilter: kept?.pin_filter,
      boardFilter: kept?.board_filter,
      homeFeed: kept?.home_feed,
    });
  }

  async keep(view: ProfileView): Promise<void> {
    await this.#calls.update('UserSettings', {
      profile_view: {
        board_pin_density: view.boardPinDensity,
        profile_pin_density: view.profilePinDensity,
        board_sort: view.boardSort,
        pin_filter: view.pinFilter,
        board_filter: view.boardFilter,
      },
    });
  }
}
