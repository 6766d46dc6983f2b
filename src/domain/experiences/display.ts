import { isPagePart } from './page-part.ts';
import type { PlacedExperience } from './placed-experience.ts';
import {
  flyoutOf,
  popoverOf,
  tooltipOf,
  type FlyoutDisplay,
  type Platform,
  type PopoverDisplay,
  type TooltipDisplay,
} from './internal/displays/anchored-displays.ts';
import { bannerOf, type BannerDisplay } from './internal/displays/banner-display.ts';
import {
  calloutBannerOf,
  calloutOf,
  type CalloutBannerDisplay,
  type CalloutDisplay,
} from './internal/displays/callout-displays.ts';
import { withFurtherFields } from './internal/displays/further-fields.ts';
import { modalOf, type ModalDisplay } from './internal/displays/modal-display.ts';
import {
  surveyOf,
  type MetricsBannerDisplay,
  type SurveyDisplay,
} from './internal/displays/survey-displays.ts';
import {
  searchDelightOf,
  toastOf,
  type SearchDelightDisplay,
  type ToastDisplay,
} from './internal/displays/text-displays.ts';

/** A valid content of an experience, by kind. */
export type Display =
  | CalloutBannerDisplay
  | CalloutDisplay
  | BannerDisplay
  | ModalDisplay
  | SurveyDisplay
  | MetricsBannerDisplay
  | PopoverDisplay
  | FlyoutDisplay
  | TooltipDisplay
  | ToastDisplay
  | SearchDelightDisplay;

export type DisplayKind = Display['kind'];

/** The content of one kind. */
export type DisplayOf<Kind extends DisplayKind> = WithKind<Display, Kind>;
/** Some kinds share their form. */
type WithKind<Form, Kind> = Form extends { readonly kind: infer Own }
  ? [Kind & Own] extends [never]
    ? never
    : Form
  : never;

type Shown = Pick<PlacedExperience, 'experienceId' | 'placementId' | 'type' | 'displayData'>;

/** Component types take precedence over the type of the experience. */
const COMPONENTS: Readonly<Record<number, (shown: Shown, platform: Platform) => Display | undefined>> = {
  1: ({ displayData, experienceId }) => bannerOf(displayData, experienceId),
  2: ({ displayData, placementId }, platform) => flyoutOf(displayData, placementId, platform),
  3: ({ displayData }) => searchDelightOf(displayData),
};

const TYPES: Readonly<Record<number, (shown: Shown) => Display | undefined>> = {
  5: ({ displayData, experienceId }) => surveyOf(displayData, experienceId),
  8: ({ displayData }) => tooltipOf(displayData),
  10: ({ displayData }) => toastOf(displayData),
  26: ({ displayData }) => modalOf(displayData),
  27: ({ displayData }) => calloutOf(displayData, 'inline-callout'),
  28: ({ displayData }) => calloutOf(displayData, 'floating-callout'),
  29: ({ displayData }) => popoverOf(displayData),
};

/**
 * The content of an experience in the form of its kind. Undefined when it is to be shown nowhere: no experience (type
 * 0), an unknown kind, or content that its kind cannot show. Never throws, whatever the data is.
 */
export function displayOf(shown: Shown, platform: Platform): Display | undefined {
  if (shown.type === 0) return undefined;
  const displayData = withFurtherFields(shown.displayData);
  const read = displayData === shown.displayData ? shown : { ...shown, displayData };
  const component = displayData['component_type'];
  if (component !== undefined && component !== null)
    return typeof component === 'number' ? COMPONENTS[component]?.(read, platform) : undefined;
  return typeof displayData['type'] === 'string' ? calloutBannerOf(displayData) : TYPES[shown.type]?.(read);
}

/** The content on any platform. */
export function displayAnywhere(shown: Shown): Display | undefined {
  return displayOf(shown, 'web') ?? displayOf(shown, 'web_mobile');
}

/** True for content of a kind that nobody can show. */
export function isMalformed(shown: Shown): boolean {
  return !isPagePart(shown) && displayAnywhere(shown) === undefined;
}
