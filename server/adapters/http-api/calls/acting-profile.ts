import type { CallContext } from '../core/call/call-context.ts';
import { CallFailure } from '../core/call/call-failure.ts';

/** Nobody may act for anybody else here. @throws {CallFailure} 403/13 */
export function refuseOtherProfile(
  { orbac_subject_id }: { readonly orbac_subject_id?: string | undefined },
  { viewerId }: Pick<CallContext, 'viewerId'>,
): void {
  if (orbac_subject_id !== undefined && orbac_subject_id !== viewerId) {
    throw new CallFailure('profile_not_usable');
  }
}
