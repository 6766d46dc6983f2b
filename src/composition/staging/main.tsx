import { OtherOriginApi } from '../../adapters/http/other-origin-api.ts';
import { overrides } from '../browser/overrides.ts';
import { startClientRendered } from '../client-rendered/start-client-rendered.tsx';
import { createApp } from '../create-app.ts';
import { stagingOverrides, stagingProfile } from './staging-profile.ts';

/** The API and the site's name are in the document: the same scripts work for every staging server. */
const { api: address = '', siteName: name = '' } = document.documentElement.dataset;
const api = new OtherOriginApi(address);

void startClientRendered(
  createApp({
    // Only the server knows its signup policy and whether it takes HEIC photos; it refuses what it does not allow.
    site: { name, origin: location.origin, signupPolicy: 'open', takesHeic: true, trustedHosts: [] },
    profile: stagingProfile(api),
    overrides: [stagingOverrides(api), ...overrides],
  }),
);
