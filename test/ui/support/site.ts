import type { Site } from '../../../src/ui/app/app-context.ts';

export const SITE: Site = { name: 'Pinakes', origin: 'https://pins.test', joining: 'open', takesHeic: false };
