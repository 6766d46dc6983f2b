import type { ContainerModule } from 'inversify';
import { loadEnglish } from '../../src/composition/languages.ts';
import { offlineDocument } from '../../src/composition/rendered-page/offline-document.tsx';
import { renderPage } from '../../src/composition/rendered-page/render-page.tsx';
import type { Language } from '../../src/domain/messages/language.ts';
import type { SignupPolicy } from '../../src/domain/users/signup-policy.ts';
import type { PageRenderer } from '../adapters/http-api/pages/page-renderer.ts';
import type { Logger } from '../application/ports/surroundings.ts';
import type { Manifest } from './built-files.ts';

type RendererOptions = {
  readonly siteName: string;
  readonly readSignupPolicy: () => Promise<SignupPolicy>;
  readonly takesHeic: boolean;
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
  readSignupPolicy,
  takesHeic,
  manifest,
  logger,
  overrides,
}: RendererOptions): PageRenderer {
  const assets = {
    script: manifest.script,
    style: manifest.style,
    laterStyle: manifest.laterStyle,
    icon: ICON,
    // The texts have to be loaded before rendering.
    preloads: [...manifest.preload, ...scriptsOf(manifest.lazy['language:language:en'])],
    screens: manifest.lazy,
  };
  const appLogger = {
    debug: (event: string, detail?: unknown) => logger.debug(event, { error: asError(detail) }),
    warn: (event: string, detail?: unknown) => logger.warn(event, { error: asError(detail) }),
    error: (event: string, detail?: unknown) => logger.error(event, { error: asError(detail) }),
  };
  const english = loadEnglish();
  return async (query) =>
    renderPage({
      ...query,
      language: await english,
      siteName,
      signupPolicy: await readSignupPolicy(),
      takesHeic,
      assets,
      logger: appLogger,
      overrides,
    });
}

function scriptsOf(
  chunk: { readonly script: string; readonly preload: readonly string[] } | undefined,
): readonly string[] {
  return chunk === undefined ? [] : [chunk.script, ...chunk.preload];
}

function asError(detail: unknown): Error | undefined {
  return detail instanceof Error ? detail : undefined;
}
