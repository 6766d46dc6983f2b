import type { ContainerModule } from 'inversify';
import { offlineDocument } from '../../src/composition/rendered-page/offline-document.tsx';
import { renderPage } from '../../src/composition/rendered-page/render-page.tsx';
import type { Language } from '../../src/domain/messages/language.ts';
import type { Languages } from '../../src/domain/messages/languages.ts';
import type { SignupPolicy } from '../../src/domain/users/signup-policy.ts';
import type { OwnPolicies } from '../../src/domain/routes/policy-pages.ts';
import type { PageRenderer } from '../adapters/http-api/pages/page-renderer.ts';
import type { TrustedHosts } from '../application/ports/web/trusted-hosts.ts';
import type { Logger } from '../application/ports/surroundings.ts';
import type { Manifest } from './built-files.ts';

type RendererOptions = {
  readonly siteName: string;
  readonly languages: Languages;
  readonly readSignupPolicy: () => Promise<SignupPolicy>;
  readonly takesHeic: boolean;
  readonly trustedHosts: TrustedHosts;
  readonly policies: OwnPolicies;
  readonly surveyHosts: readonly string[];
  readonly hasAds: boolean;
  readonly metricSamplePercent: number;
  readonly manifest: Manifest;
  readonly logger: Logger;
  /** Overrides of the app that renders pages. */
  readonly overrides: readonly ContainerModule[];
};

const ICON = '/static/favicon.svg';

/** The offline page of each language, which browsers cache. */
export function offlinePages(
  siteName: string,
  { offlineScript, style }: Manifest,
): (language: Language) => string {
  const written = new Map<string, string>();
  return (language) => {
    const page =
      written.get(language.tag) ??
      offlineDocument({ siteName, language, script: offlineScript, style, icon: ICON });
    written.set(language.tag, page);
    return page;
  };
}

/** Renders pages with the React tree of the app. */
export function pageRenderer({
  siteName,
  languages,
  readSignupPolicy,
  takesHeic,
  trustedHosts,
  policies,
  surveyHosts,
  hasAds,
  metricSamplePercent,
  manifest,
  logger,
  overrides,
}: RendererOptions): PageRenderer {
  const assets = {
    script: manifest.script,
    style: manifest.style,
    laterStyle: manifest.laterStyle,
    icon: ICON,
    screens: manifest.lazy,
  };
  const appLogger = {
    debug: (event: string, detail?: unknown) => logger.debug(event, { error: asError(detail) }),
    warn: (event: string, detail?: unknown) => logger.warn(event, { error: asError(detail) }),
    error: (event: string, detail?: unknown) => logger.error(event, { error: asError(detail) }),
  };
  return async ({ locale, ...query }) => {
    const texts = manifest.lazy[`language:language:${locale.language}`]?.script ?? '';
    return renderPage({
      ...query,
      language: languages.languageOf(locale),
      siteName,
      signupPolicy: await readSignupPolicy(),
      takesHeic,
      trustedHosts: trustedHosts.all(),
      policies,
      surveyHosts,
      hasAds,
      metricSamplePercent,
      // The texts have to be loaded before rendering.
      assets: {
        ...assets,
        texts,
        preloads: [...manifest.preload, texts],
      },
      logger: appLogger,
      overrides,
    });
  };
}

function asError(detail: unknown): Error | undefined {
  return detail instanceof Error ? detail : undefined;
}
