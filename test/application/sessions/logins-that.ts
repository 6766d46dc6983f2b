import type { LoginGateway } from '../../../src/application/ports/login-gateway.ts';

const notAsked = () => {
  throw new Error('This was not to be asked.');
};

/** Ways in that can do what the test says; everything else is a mistake. */
export function loginsThat(can: Partial<LoginGateway>): LoginGateway {
  return { logIn: notAsked, signUp: notAsked, ...can };
}
