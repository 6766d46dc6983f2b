import type { ReactNode } from 'react';
import { OFFERED_REASONS } from '../../domain/feedback/report-reasons.ts';
import { phrase, type Phrase } from '../../domain/messages/message.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { PolicyPage } from '../../domain/routes/policy-pages.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { OWN_POLICIES, usePolicyAddress } from '../base/policies.ts';
import classes from '../consent/cookie-policy-page.module.css';
import { AppLink } from '../kit/app-link.tsx';
import { text, textParts } from '../text/language.ts';
import { aboutMessages } from './internal/messages.en.ts';

/** The policies that have a page here, by the topic of its address. */
const TOPICS: Readonly<Record<string, { readonly page: PolicyPage; readonly title: Phrase }>> = {
  'community-guidelines': { page: 'community', title: aboutMessages.community },
  'merchant-guidelines': { page: 'merchants', title: aboutMessages.merchants },
};

function AboutView({ route: { topic = '' } }: { readonly route: RouteOf<'about'> }) {
  const { name } = useApp().site;
  switch (TOPICS[topic]?.page) {
    case 'community':
      return <CommunityGuidelines site={name} />;
    case 'merchants':
      return <MerchantGuidelines site={name} />;
    default:
      return <Policies site={name} />;
  }
}

function Policies({ site }: { readonly site: string }) {
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{text(aboutMessages.title, { site })}</h1>
      <p>{text(aboutMessages.lead, { site })}</p>
      <ul role="list">
        {Object.values(TOPICS).map(({ page, title }) => (
          <PolicyItem key={page} page={page} title={title} />
        ))}
        <PolicyItem page="cookies" title={aboutMessages.cookies} />
      </ul>
    </article>
  );
}

function PolicyItem({ page, title }: { readonly page: PolicyPage; readonly title: Phrase }) {
  return (
    <li>
      <AppLink href={usePolicyAddress(page)}>{text(title)}</AppLink>
    </li>
  );
}

function CommunityGuidelines({ site }: { readonly site: string }) {
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{text(aboutMessages.community)}</h1>
      <p>{text(aboutMessages.communityLead, { site })}</p>
      <Section title={aboutMessages.notAllowed}>
        <dl className={classes.list}>
          {OFFERED_REASONS.filter(({ id }) => id !== 'other').map(({ id, label, help }) => (
            <div key={id} className={classes.entry}>
              <dt>{text(label)}</dt>
              <dd className={classes.help}>{text(help)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={aboutMessages.links}>
        <p>{text(aboutMessages.linksDetail)}</p>
      </Section>
      <Section title={aboutMessages.reporting}>
        <p>
          {textParts(aboutMessages.reportingDetail, {
            reports: (
              <AppLink key="reports" href={formatRoute({ kind: 'reports-and-violations' })}>
                {text(aboutMessages.reports)}
              </AppLink>
            ),
          })}
        </p>
      </Section>
      <Section title={aboutMessages.deciding}>
        <p>{text(aboutMessages.decidingDetail)}</p>
      </Section>
      <Section title={aboutMessages.appealing}>
        <p>{text(aboutMessages.appealingDetail)}</p>
      </Section>
    </article>
  );
}

function MerchantGuidelines({ site }: { readonly site: string }) {
  const guidelines = usePolicyAddress('community');
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{text(aboutMessages.merchants)}</h1>
      <p>{text(aboutMessages.merchantsLead, { site })}</p>
      <Section title={aboutMessages.products}>
        <p>{text(aboutMessages.productsDetail)}</p>
      </Section>
      <Section title={aboutMessages.shop}>
        <p>{text(aboutMessages.shopDetail)}</p>
      </Section>
      <Section title={aboutMessages.terms}>
        <p>{text(aboutMessages.termsDetail)}</p>
      </Section>
      <Section title={aboutMessages.goods}>
        <p>
          {textParts(aboutMessages.goodsDetail, {
            guidelines: (
              <AppLink key="guidelines" href={guidelines}>
                {text(aboutMessages.guidelines)}
              </AppLink>
            ),
          })}
        </p>
      </Section>
      <Section title={aboutMessages.ads}>
        <p>{text(aboutMessages.adsDetail)}</p>
      </Section>
      <Section title={aboutMessages.limits}>
        <p>{text(aboutMessages.limitsDetail, { site })}</p>
      </Section>
    </article>
  );
}

function Section({ title, children }: { readonly title: Phrase; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.heading}>{text(title)}</h2>
      {children}
    </section>
  );
}

/** What this site expects of people and of businesses, and what happens with reports. */
export const page: PageOf<'about'> = {
  View: AboutView,
  load({ topic }, { site, stores }) {
    const policy = topic === undefined ? undefined : TOPICS[topic];
    if (topic !== undefined && policy === undefined) return Promise.resolve({ kind: 'not-found' });
    const own = policy && stores.pageData.find(OWN_POLICIES)?.[policy.page];
    if (own !== undefined) return Promise.resolve({ kind: 'moved', to: own, permanent: false });
    const title = policy?.title ?? phrase(aboutMessages.title, { site: site.name });
    const canonicalPath = formatRoute({ kind: 'about', ...(topic !== undefined && { topic }) });
    return Promise.resolve({ kind: 'ready', head: { title, noindex: false, canonicalPath } });
  },
};
