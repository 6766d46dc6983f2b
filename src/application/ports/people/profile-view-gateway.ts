import type { ProfileView } from '../../../domain/surfaces/profile-view.ts';

/** How the viewer wants boards and pins shown; kept with the account. @throws {ServiceError} */
export interface ProfileViewGateway {
  read(): Promise<ProfileView>;
  keep(view: ProfileView): Promise<void>;
}
