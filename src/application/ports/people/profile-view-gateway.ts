import type { ProfileView } from '../../../domain/surfaces/profile-view.ts';

/** The viewer's display settings for boards and pins; stored with the account. @throws {ServiceError} */
export interface ProfileViewGateway {
  read(): Promise<ProfileView>;
  keep(view: ProfileView): Promise<void>;
}
