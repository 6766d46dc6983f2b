import { createHash } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { provide, provideValue } from '../../src/composition/provide.ts';
import { installFiles } from '../adapters/http-api/install/install-files.ts';
import { readSignupPolicy } from './settings/read-signup-policy.ts';
import { offlinePages, pageRenderer } from './page-renderer.ts';
import * as tokens from './tokens.ts';

/** The server-rendered pages of the app, and its install files. */
export function pagesModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const configuration = { configuration: tokens.ConfigurationToken };
    const logger = { logger: tokens.LoggerToken };
    const built = { built: tokens.BuiltFilesToken };
    const languages = { languageOf: tokens.LanguagesToken };
    provide(bind, tokens.InstallFilesToken, { ...configuration, ...built, ...languages }, (deps) => {
      const { siteName, serviceWorker } = deps.configuration;
      return installFiles({
        siteName,
        worker: serviceWorker ? deps.built.worker : deps.built.unregisterWorker,
        offlinePage: offlinePages(siteName, deps.built.manifest),
        languageOf: deps.languageOf,
        digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 16),
      });
    });
    provideValue(bind, tokens.AppOverridesToken, []);
    provide(
      bind,
      tokens.PageRendererToken,
      {
        ...configuration,
        ...logger,
        ...built,
        store: tokens.StoreToken,
        setupCode: tokens.SetupCodeToken,
        programs: tokens.ProgramsToken,
        trusted: tokens.TrustedHostsToken,
        overrides: tokens.AppOverridesToken,
        languages: tokens.OfferedLanguagesToken,
      },
      (deps) => {
        const { siteName, allowSignup: allowsSignup, metricSamplePercent, surveyHosts } = deps.configuration;
        return pageRenderer({
          siteName,
          languages: deps.languages,
          readSignupPolicy: readSignupPolicy({ ...deps, allowsSignup }),
          metricSamplePercent,
          takesHeic: deps.programs.heifConvert !== null,
          trustedHosts: deps.trusted,
          policies: deps.configuration.policies,
          surveyHosts,
          hasAds: deps.configuration.adsEnabled,
          manifest: deps.built.manifest,
          logger: deps.logger,
          overrides: deps.overrides,
        });
      },
    );
  });
}
