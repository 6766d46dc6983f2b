import type {
  ExperienceDetails,
  ExperienceOverview,
  OperatorExperienceGateway,
} from '../../../application/ports/experiences/operator-experience-gateway.ts';
import type { ExperienceResults } from '../../../domain/experiences/authoring/experience-results.ts';
import type { AppValue } from '../../base/app-context.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

export type ExperienceApp = Pick<AppValue, 'stores' | 'services'>;

/** The list, and what is switched off. */
export const OVERVIEW: PageDataKey<ExperienceOverview> = 'experience-overview';

/** The experiences of the site as JSON, for the check of a draft beside the others. */
export const OTHERS: PageDataKey<readonly Readonly<Record<string, unknown>>[]> = 'experience-others';

/** An experience with its revisions. */
export function detailsKey(item: string): PageDataKey<ExperienceDetails> {
  return `experience:${item}`;
}

export function resultsKey(item: string, days: number): PageDataKey<ExperienceResults> {
  return `experience-results:${item}:${days}`;
}

/** The calls of operators. They are loaded with the first use. */
export async function openGateway({
  services,
}: Pick<ExperienceApp, 'services'>): Promise<OperatorExperienceGateway> {
  return (await services.openPinFeedback()).openOperatorExperiences();
}

/** False for people who may not see it. */
export async function loadOverview(app: ExperienceApp): Promise<boolean> {
  const overview = await (await openGateway(app)).list();
  if (overview === undefined) return false;
  app.stores.pageData.set(OVERVIEW, overview);
  return true;
}

/** False when there is none. */
export async function loadDetails(app: ExperienceApp, item: string): Promise<boolean> {
  const details = await (await openGateway(app)).read(Number(item));
  if (details === undefined) return false;
  app.stores.pageData.set(detailsKey(item), details);
  return true;
}

export async function loadOthers(app: ExperienceApp): Promise<boolean> {
  const file = await (await openGateway(app)).exportAll();
  if (file === undefined) return false;
  app.stores.pageData.set(OTHERS, file.experiences);
  return true;
}

export async function loadResults(app: ExperienceApp, item: string, days: number): Promise<boolean> {
  const results = await (await openGateway(app)).results(Number(item), days);
  if (results === undefined) return false;
  app.stores.pageData.set(resultsKey(item, days), results);
  return true;
}
