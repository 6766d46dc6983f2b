import { AUTHORED_KINDS, type AuthoredKind } from '../../domain/experiences/authoring/experience-form.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { observer } from 'mobx-react-lite';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { LoadContext, PageOf } from '../base/navigation/page.ts';
import {
  detailsKey,
  loadDetails,
  loadOthers,
  loadOverview,
  loadResults,
} from './internal/experience-data.ts';
import { parseDetailTab } from './internal/detail/detail-tab.ts';
import { newItem } from './internal/editor/new-item.ts';
import { editorMessages } from './internal/editor/messages.en.ts';
import { experienceMessages } from './internal/messages.en.ts';
import { kindName } from './internal/names.ts';
import { whyMessages } from './internal/why/messages.en.ts';
import { text } from '../text/language.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingHeading } from '../status/loading-heading.tsx';

const ListView = lazyComponent(
  async () => (await import('./internal/list/list-view.tsx')).ListView,
  FailedPage,
  () => <LoadingHeading heading={text(experienceMessages.title)} />,
);
const KindChoice = lazyComponent(
  async () => (await import('./internal/editor/kind-choice.tsx')).KindChoice,
  FailedPage,
  () => <LoadingHeading heading={text(editorMessages.chooseKind)} />,
);
const NewExperience = lazyComponent(
  async () => (await import('./internal/editor/new-experience.tsx')).NewExperience,
  FailedPage,
  ({ kind }) => <LoadingHeading heading={text(editorMessages.newTitle, { kind: kindName(kind) })} />,
);
const DetailView = lazyComponent(
  async () => (await import('./internal/detail/detail-view.tsx')).DetailView,
  FailedPage,
  observer(function LoadingDetails({ item }) {
    const name = useApp().stores.pageData.find(detailsKey(item))?.summary.name;
    return <LoadingHeading heading={name || text(experienceMessages.untitled)} />;
  }),
);
const WhyView = lazyComponent(
  async () => (await import('./internal/why/why-view.tsx')).WhyView,
  FailedPage,
  () => <LoadingHeading heading={text(whyMessages.title)} />,
);

type ExperienceRoute = RouteOf<'operator-experiences'>;

/** The kind of a new experience: `new-banner` is that of a banner. */
function newKind({ item }: ExperienceRoute): AuthoredKind | undefined {
  return AUTHORED_KINDS.find((kind) => item === newItem(kind));
}

function OperatorExperiences({ route }: { readonly route: ExperienceRoute }) {
  const { item } = route;
  if (item === undefined) return <ListView />;
  if (item === 'why') return <WhyView />;
  if (item === 'new') return <KindChoice />;
  const kind = newKind(route);
  if (kind !== undefined) return <NewExperience key={kind} kind={kind} />;
  return <DetailView key={item} item={item} route={route} />;
}

async function loadItem(route: ExperienceRoute, context: LoadContext): Promise<boolean> {
  const { item } = route;
  if (item === undefined) return loadOverview(context);
  if (item === 'why' || item === 'new') return true;
  if (newKind(route) !== undefined) return loadOthers(context);
  if (!/^\d{1,15}$/.test(item)) return false;
  const { tab, days } = parseDetailTab(route.tab);
  const [hasDetails] = await Promise.all([
    loadDetails(context, item),
    tab === 'results' ? loadResults(context, item, days) : true,
    tab === 'edit' ? loadOthers(context) : true,
  ]);
  return hasDetails;
}

/** The experiences of this site, for its operators. For others this page does not exist. */
export const page: PageOf<'operator-experiences'> = {
  View: OperatorExperiences,
  async load(route, context) {
    const { stores } = context;
    if (stores.session.viewer?.isOperator !== true) return { kind: 'not-found' };
    if (!(await loadItem(route, context))) return { kind: 'not-found' };
    const name = stores.pageData.find(detailsKey(route.item ?? ''))?.summary.name;
    return { kind: 'ready', head: { title: name || experienceMessages.title, noindex: true } };
  },
};
