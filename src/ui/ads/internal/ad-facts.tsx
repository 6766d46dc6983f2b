import type { ReactNode } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import {
  isScheduled,
  type PromotionStatus,
  type PromotionTerms,
} from '../../../domain/promotions/promotion.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { shownTopicName } from '../../follow/shown-topic.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { dayText } from '../../text/day-text.ts';
import { spokenLocale, text, textParts } from '../../text/language.ts';
import { numberText } from '../../text/number-text.ts';
import { countryName } from '../../forms/country-options.ts';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

const STATUS: Readonly<Record<PromotionStatus, Phrase>> = {
  review: adMessages.statusReview,
  active: adMessages.statusActive,
  paused: adMessages.statusPaused,
  ended: adMessages.statusEnded,
  rejected: adMessages.statusRejected,
};

/** The pin of an ad with its status, period and figures; `children` are what can be done about it. */
export function AdFacts({
  promotion,
  topics,
  children,
}: {
  readonly promotion: Promotion;
  readonly topics: readonly AdTopic[];
  readonly children: ReactNode;
}) {
  const { pin, pinId, terms, status, reason, advertiserName } = promotion;
  const waits = isScheduled(promotion, Date.now());
  const title = pin?.title || text(adMessages.untitled);
  const target = terms.destinationUrl ?? pin?.link ?? null;
  return (
    <div className={classes.ad}>
      {pin !== null && <img className={classes.picture} src={pin.imageUrl} alt="" loading="lazy" />}
      <div className={classes.words}>
        <p className={classes.status} data-status={waits ? undefined : status}>
          {text(waits ? adMessages.statusScheduled : STATUS[status])}
        </p>
        <AppLink className={classes.name} href={formatRoute({ kind: 'pin', pinId })}>
          <bdi>{title}</bdi>
        </AppLink>
        {advertiserName !== null && (
          <p className={classes.facts}>
            {textParts(adMessages.by, { name: <bdi key="name">{advertiserName}</bdi> })}
          </p>
        )}
        {terms.thirdParty !== null && (
          <p className={classes.facts}>
            {textParts(adMessages.paidBy, { name: <bdi key="name">{terms.thirdParty}</bdi> })}
          </p>
        )}
        <p className={classes.facts}>{periodText(promotion)}</p>
        {limitTexts(terms, topics).map((limit) => (
          <p key={limit} className={classes.facts}>
            {limit}
          </p>
        ))}
        <p className={classes.facts}>
          {text(adMessages.figures, {
            impressions: numberText(promotion.impressions),
            budget: numberText(terms.budget),
            clicks: promotion.pinClicks,
          })}
        </p>
        {status !== 'review' && status !== 'rejected' && (
          <progress className={classes.spent} max={terms.budget} value={promotion.impressions} aria-hidden />
        )}
        {target !== null && (
          <p className={classes.facts}>
            {textParts(adMessages.leadsTo, { address: <bdi key="address">{target}</bdi> })}
          </p>
        )}
        {terms.leadForm !== null && (
          <p className={classes.facts}>
            {text(adMessages.asksFor, {
              title: terms.leadForm.title,
              fields: listText(terms.leadForm.fields.map((field) => text(adMessages[field]))),
            })}
          </p>
        )}
        {status === 'rejected' && reason !== null && (
          <p className={classes.facts}>
            {textParts(adMessages.reason, { reason: <bdi key="reason">{reason}</bdi> })}
          </p>
        )}
        {promotion.isLinkBlocked && (status === 'review' || status === 'active') && (
          <p className={classes.facts}>{text(adMessages.linkBlocked)}</p>
        )}
        {status === 'active' && pin?.isPublic === false && (
          <p className={classes.facts}>{text(adMessages.rests)}</p>
        )}
        {children}
      </div>
    </div>
  );
}

function periodText({ terms: { startAt, endAt } }: Promotion): string {
  const start = dayText(startAt);
  if (endAt === null) return text(adMessages.from, { start });
  return text(adMessages.period, { start, end: dayText(endAt - 1) });
}

/** How often, where and beside what an ad is shown, as far as that is limited. */
function limitTexts(
  { dailyCap, countries, interestIds }: PromotionTerms,
  topics: readonly AdTopic[],
): readonly string[] {
  const locale = spokenLocale();
  const names = countries.map((code) => countryName(locale, code));
  const about = topics.filter(({ entityId }) => interestIds.includes(entityId)).map(shownTopicName);
  return [
    ...(dailyCap === null ? [] : [text(adMessages.dailyLimit, { limit: numberText(dailyCap) })]),
    ...(names.length === 0 ? [] : [text(adMessages.shownIn, { countries: listText(names) })]),
    ...(about.length === 0 ? [] : [text(adMessages.besideTopics, { topics: listText(about) })]),
  ];
}

function listText(names: readonly string[]): string {
  return new Intl.ListFormat(spokenLocale()).format(names);
}
