import type { AuthoredKind } from '../../../domain/experiences/authoring/experience-form.ts';
import { FIRST_USE_GUIDE_ID } from '../../../domain/experiences/page-part.ts';
import type { Message } from '../../../domain/messages/message.ts';
import { numberText } from '../../text/number-text.ts';
import { text } from '../../text/language.ts';
import { experienceMessages } from './messages.en.ts';

const KINDS: Readonly<Record<AuthoredKind, Message>> = {
  'callout-banner': experienceMessages.calloutBanner,
  upsell: experienceMessages.upsell,
  banner: experienceMessages.banner,
  'inline-callout': experienceMessages.inlineCallout,
  'floating-callout': experienceMessages.floatingCallout,
  modal: experienceMessages.modal,
  survey: experienceMessages.survey,
  'metrics-banner': experienceMessages.metricsBanner,
  popover: experienceMessages.popover,
  flyout: experienceMessages.flyout,
  pulsar: experienceMessages.pulsar,
  tooltip: experienceMessages.tooltip,
  toast: experienceMessages.toast,
  'search-delight': experienceMessages.searchDelight,
};

/** What a kind is called; also for those that this version does not know. @param experienceId of one that may come along */
export function kindName(kind: string | null, experienceId?: number): string {
  if (experienceId === FIRST_USE_GUIDE_ID) return text(experienceMessages.pagePart);
  const known = kind !== null && Object.hasOwn(KINDS, kind) ? KINDS[kind as AuthoredKind] : undefined;
  return text(known ?? experienceMessages.unknownKind);
}

const PLACES: Readonly<Record<number, Message>> = {
  11: experienceMessages.placementHome,
  1_000_075: experienceMessages.placementPin,
  1_000_162: experienceMessages.placementGlobal,
  1_000_421: experienceMessages.placementSurvey,
  1_000_503: experienceMessages.placementSearch,
  1_000_541: experienceMessages.placementEducation,
};

/** What a placement is called. */
export function placementName(id: number): string {
  const known = PLACES[id];
  return known === undefined ? text(experienceMessages.placementOther, { id: String(id) }) : text(known);
}

/** A count of people; null is one that is too small to be shown. */
export function countText(count: number | null): string {
  return count === null ? text(experienceMessages.few) : numberText(count);
}
