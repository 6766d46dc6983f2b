import type { SessionGateway } from '../../../src/application/ports/session-gateway.ts';

const notAsked = () => {
  throw new Error('This was not to be asked.');
};

/** Sessions that can do what the test says; everything else is a mistake. */
export function sessionsThat(can: Partial<SessionGateway>): SessionGateway {
  return { viewer: notAsked, logIn: notAsked, signUp: notAsked, logOut: notAsked, ...can };
}
