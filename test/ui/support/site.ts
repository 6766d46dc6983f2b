import type { Site } from '../../../src/ui/base/app-context.ts';

export const SITE: Site = {
  name: 'Pinakes',
  origin: 'https://pins.test',
  signupPolicy: 'open',
  takesHeic: false,
  trustedHosts: [],
};
