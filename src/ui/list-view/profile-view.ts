import { ServiceError } from '../../application/ports/service-error.ts';
import type { ProfileView } from '../../domain/surfaces/profile-view.ts';
import type { AppValue } from '../base/app-context.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** Loads the viewer's display settings once. On failure the defaults apply. */
export async function readProfileView({ services, stores }: App): Promise<void> {
  if (stores.session.kind !== 'full' || stores.profileView.known) return;
  try {
    const { profileView } = await services.openBoardTools();
    stores.profileView.show(await profileView.read());
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('profile-view-not-read', error);
  }
}

/** Changes the view at once and stores it with the account; for visitors it applies to this visit. */
export function changeProfileView({ services, stores }: App, change: Partial<ProfileView>): void {
  stores.profileView.change(change);
  if (stores.session.kind !== 'full') return;
  services
    .openBoardTools()
    .then(({ profileView }) => profileView.keep(stores.profileView.view))
    .catch((error: unknown) => services.logger.warn('profile-view-not-kept', error));
}
