import { parseBoardSort } from '../../../src/domain/boards/board-sort.ts';
import { parseHomeMode } from '../../../src/domain/feeds/home-mode.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import {
  parseBoardFilter,
  parsePinFilter,
  type Density,
  type ProfileView,
} from '../../../src/domain/surfaces/profile-view.ts';
import { object } from '../../params/lists.ts';
import { kind, type Kind } from '../../params/param.ts';
import type { WireProfileView } from '../../user.ts';

/**
 * The changed parts of a profile's view. Unknown orders and filters mean the default, unknown densities are refused.
 */
export function profileViewChange(): Kind<Partial<ProfileView>, Partial<WireProfileView>> {
  const asObject = object({ maxBytes: 2_048 });
  return kind(
    'object with board_pin_density, profile_pin_density, board_sort, pin_filter, board_filter, home_feed',
    (raw) => {
      const read = asObject(raw);
      if (!read.ok) return read;
      const { board_pin_density, profile_pin_density, board_sort, pin_filter, board_filter, home_feed } =
        read.value;
      if (!isDensity(board_pin_density) || !isDensity(profile_pin_density)) return refuse('not_allowed');
      return accept({
        ...(board_pin_density === undefined ? {} : { boardPinDensity: board_pin_density }),
        ...(profile_pin_density === undefined ? {} : { profilePinDensity: profile_pin_density }),
        ...(board_sort === undefined ? {} : { boardSort: parseBoardSort(board_sort) }),
        ...(pin_filter === undefined ? {} : { pinFilter: parsePinFilter(pin_filter) }),
        ...(board_filter === undefined ? {} : { boardFilter: parseBoardFilter(board_filter) }),
        ...(home_feed === undefined ? {} : { homeFeed: parseHomeMode(home_feed) }),
      });
    },
  );
}

function isDensity(value: unknown): value is Density | undefined {
  return value === undefined || value === 'dense' || value === 'default';
}
