import { renderToString } from 'react-dom/server';
import { ServiceError } from '../../application/ports/service-error.ts';
import { hidesCardFooter } from '../../domain/experiences/hidden-footer.ts';
import type { PlacedExperience } from '../../domain/experiences/placed-experience.ts';
import { previewTokenOf } from '../../domain/experiences/preview-link.ts';
import { placementsOf } from '../../domain/experiences/placements.ts';
import type { Route } from '../../domain/routes/route.ts';
import { HIDES_FOOTER } from '../../ui/base/stores/page-data-store.ts';
import { IN_FLOW_IDS } from '../../ui/experiences/in-flow-ids.ts';
import { PAGE_EXPERIENCES } from '../../ui/experiences/page-experiences.ts';
import {
  inFlowOf,
  messageStyles,
  prepareMessages,
  ServedMessages,
} from '../../ui/experiences/served-messages.tsx';
import type { App } from '../create-app.ts';
import { experiencesChunk } from '../lazy/experiences-chunk.ts';

/**
 * Reads the experiences of a page, which its state then carries. Without an answer the browser asks itself. Nothing is
 * read for bots.
 */
export async function readPageExperiences(
  { assembly, services, stores }: App,
  route: Route,
  { locale, search }: { readonly locale: string; readonly search: string },
): Promise<readonly PlacedExperience[]> {
  const { context, pageData, session } = stores;
  if (context.current.isBot) return [];
  try {
    const { experiences } = assembly.open(experiencesChunk);
    const preview = previewTokenOf(search);
    const page = { pageKind: route.kind, locale, viewport: null, ...(preview !== null && { preview }) };
    const found = await experiences.read(placementsOf(route), page);
    pageData.set(PAGE_EXPERIENCES, Object.fromEntries(found));
    const placed = [...found.values()].filter((one) => one !== null);
    if (hidesCardFooter(session.kind !== 'visitor', placed)) pageData.set(HIDES_FOOTER, true);
    await prepareMessages(placed);
    return placed;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.logger.warn('experiences-not-read', error.kind);
    return [];
  }
}

/** The messages in the flow of a page, in the language that was set for it; empty when there are none. */
export function messagesHtml(
  app: App,
  placed: readonly PlacedExperience[],
  nonce: string,
): { readonly markup: string; readonly style: string } {
  const shown = inFlowOf(placed);
  if (shown.length === 0) return { markup: '', style: '' };
  const markup = renderToString(<ServedMessages app={app} shown={shown} />, {
    identifierPrefix: IN_FLOW_IDS,
  });
  const rules = messageStyles(shown);
  return { markup, style: rules === '' ? '' : `<style nonce="${nonce}">${rules}</style>` };
}
