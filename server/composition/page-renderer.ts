import { renderPage } from '../../src/composition/rendered-page/render-page.tsx';
import type { PageRenderer } from '../adapters/http-api/pages/page-renderer.ts';
import type { Logger } from '../application/ports/surroundings.ts';
import type { Manifest } from './built-files.ts';

type RendererOptions = {
  readonly siteName: string;
  readonly manifest: Manifest;
  readonly logger: Logger;
};

/** Renders pages with the app's own tree. */
export function pageRenderer({ siteName, manifest, logger }: RendererOptions): PageRenderer {
  const assets = {
    script: manifest.script,
    style: manifest.style,
    icon: '/static/favicon.svg',
    preloads: manifest.preload,
    screens: manifest.lazy,
  };
  const appLogger = {
    warn: (event: string, detail?: unknown) => logger.warn(event, { error: asError(detail) }),
    error: (event: string, detail?: unknown) => logger.error(event, { error: asError(detail) }),
  };
  return (query) => renderPage({ ...query, siteName, assets, logger: appLogger });
}

function asError(detail: unknown): Error | undefined {
  return detail instanceof Error ? detail : undefined;
}
