import type { Pin } from '../../domain/pins/pin.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { navigationState } from '../base/navigation/navigation-state.ts';
import { useLocation } from '../base/router.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';

/** Leaves the page of a deleted pin: to the grid beneath, or to its board, but not to a page that no longer exists. */
export function useLeaveDeletedPin(pin: Pin | undefined): () => void {
  const navigate = useNavigateFromHere();
  const { over, steps = 1 } = navigationState(useLocation().state);
  return () => {
    const toWall = over !== undefined && parseRoute(over).route.kind !== 'pin';
    const board = pin?.board?.url ?? formatRoute({ kind: 'me' });
    void (toWall ? navigate(-steps) : navigate(board, { replace: true }));
  };
}
