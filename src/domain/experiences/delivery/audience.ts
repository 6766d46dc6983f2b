import type { Platform } from '../internal/displays/anchored-displays.ts';

/** Classes of windows: below 480 px, below 671, below 1016, and wider ones. */
export const VIEWPORT_CLASSES = ['xs', 'sm', 'md', 'lg'] as const;
export type ViewportClass = (typeof VIEWPORT_CLASSES)[number];

const MAX_WIDTHS = [480, 671, 1016];

export function viewportClass(widthPx: number): ViewportClass {
  const index = MAX_WIDTHS.findIndex((width) => widthPx < width);
  return VIEWPORT_CLASSES[index < 0 ? 3 : index] ?? 'lg';
}

/** Windows below 671 px are those of phones. */
export function platformOf(viewport: ViewportClass | null): Platform {
  return viewport === 'xs' || viewport === 'sm' ? 'web_mobile' : 'web';
}

/** Everything about a viewer that may decide about experiences: a closed list. */
export type ViewerFacts = {
  /** A stable id for shares of people; null for visitors who have not agreed to one. */
  readonly key: string | null;
  readonly isBot: boolean;
  readonly isSignedIn: boolean;
  /** Has a business account; false for visitors. */
  readonly isPartner: boolean;
  /** Null for visitors. */
  readonly accountAgeDays: number | null;
  readonly locale: string;
  readonly country: string;
  /** 0 for visitors. */
  readonly boardCount: number;
  readonly saveCount: number;
  /** Null before the window is known. */
  readonly viewport: ViewportClass | null;
  readonly pageKind: string | null;
  /** The viewer's groups, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
};

type Range = { readonly min?: number; readonly max?: number };

/** Who sees an experience. A missing condition is met by everybody. */
export type Audience = {
  readonly signedIn?: boolean;
  readonly partner?: boolean;
  readonly accountAgeDays?: Range;
  readonly boards?: Range;
  readonly saves?: Range;
  /** Languages or locales: `de` is met by `de-AT`. */
  readonly locales?: readonly string[];
  readonly countries?: readonly string[];
  readonly viewports?: readonly ViewportClass[];
  readonly platforms?: readonly Platform[];
  readonly pageKinds?: readonly string[];
};

export const AUDIENCE_FACTS = [
  'signedIn',
  'partner',
  'accountAgeDays',
  'boards',
  'saves',
  'locales',
  'countries',
  'viewports',
  'platforms',
  'pageKinds',
] as const satisfies readonly (keyof Audience)[];
export type AudienceFact = (typeof AUDIENCE_FACTS)[number];

const CONDITIONS: {
  readonly [Fact in AudienceFact]: (wanted: NonNullable<Audience[Fact]>, viewer: ViewerFacts) => boolean;
} = {
  signedIn: (wanted, { isSignedIn }) => wanted === isSignedIn,
  partner: (wanted, { isPartner }) => wanted === isPartner,
  accountAgeDays: (wanted, { accountAgeDays }) => accountAgeDays !== null && isIn(wanted, accountAgeDays),
  boards: (wanted, { boardCount }) => isIn(wanted, boardCount),
  saves: (wanted, { saveCount }) => isIn(wanted, saveCount),
  locales: (wanted, { locale }) => wanted.some((one) => locale === one || locale.startsWith(`${one}-`)),
  countries: (wanted, { country }) => wanted.includes(country),
  // The server does not know the window of the first page; the browser decides again before it shows anything.
  viewports: (viewports, { viewport }) => viewport === null || isForViewport({ viewports }, viewport),
  platforms: (platforms, { viewport }) => viewport === null || isForViewport({ platforms }, viewport),
  pageKinds: (wanted, { pageKind }) => pageKind === null || wanted.includes(pageKind),
};

/** True if the viewer meets this condition of the audience. */
export function meets(audience: Audience, fact: AudienceFact, viewer: ViewerFacts): boolean {
  const wanted = audience[fact];
  return (
    wanted === undefined || (CONDITIONS[fact] as (w: unknown, v: ViewerFacts) => boolean)(wanted, viewer)
  );
}

function isIn({ min, max }: Range, value: number): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** True if the audience includes windows of this class. */
export function isForViewport({ viewports, platforms }: Audience, viewport: ViewportClass): boolean {
  return (viewports?.includes(viewport) ?? true) && (platforms?.includes(platformOf(viewport)) ?? true);
}
