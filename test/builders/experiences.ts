import type { ViewerFacts } from '../../src/domain/experiences/delivery/audience.ts';
import {
  NO_SWITCHES,
  type ExperienceDefinition,
  type ExperienceSet,
} from '../../src/domain/experiences/delivery/experience-definition.ts';
import type { ExperienceRecord } from '../../src/domain/experiences/delivery/history.ts';
import type { PlacedExperience } from '../../src/domain/experiences/placed-experience.ts';

/** A callout at the home that everybody sees. */
export function aDefinition(fields: Partial<ExperienceDefinition> = {}): ExperienceDefinition {
  return {
    experienceId: 1,
    placementId: 11,
    type: 1,
    displayData: { type: 'info-callout', message: 'Hello' },
    triggerable: [],
    metadata: {},
    name: 'an experience',
    revision: 1,
    isPaused: false,
    group: null,
    priority: 0,
    audience: {},
    schedule: { start: 0, end: Number.MAX_SAFE_INTEGER },
    caps: { views: null, daysBetween: null },
    holdoutPercent: 0,
    experiment: null,
    isExempt: false,
    isTriggered: false,
    askAgainSince: null,
    ...fields,
  };
}

/** A callout at the home, as it is delivered. */
export function aPlaced(fields: Partial<PlacedExperience> = {}): PlacedExperience {
  return {
    experienceId: 1,
    placementId: 11,
    type: 1,
    status: null,
    displayData: { type: 'info-callout', message: 'Hello' },
    triggerable: [],
    metadata: {},
    extraContext: {},
    ...fields,
  };
}

export function aSet(...definitions: readonly ExperienceDefinition[]): ExperienceSet {
  return { definitions, switches: NO_SWITCHES };
}

export function someFacts(fields: Partial<ViewerFacts> = {}): ViewerFacts {
  return {
    key: 'user 7',
    isBot: false,
    isSignedIn: true,
    isPartner: false,
    accountAgeDays: 20,
    locale: 'de-AT',
    country: 'AT',
    boardCount: 3,
    saveCount: 20,
    viewport: 'lg',
    pageKind: 'home',
    groups: {},
    ...fields,
  };
}

export function aRecord(fields: Partial<ExperienceRecord> = {}): ExperienceRecord {
  return {
    experienceId: 1,
    placementId: 11,
    status: null,
    views: 0,
    lastViewedAt: null,
    endedAt: null,
    triggeredAt: null,
    revision: 1,
    ...fields,
  };
}
