import { EXPERIENCE_IDS } from '../../placements.ts';
import {
  actionOf,
  hexColorOf,
  listOf,
  pictureOf,
  textOf,
  type ActionText,
  type Fields,
  type Picture,
} from './fields.ts';
import { safeHref } from '../safe-href.ts';

/** How a banner looks in narrow, respectively wide windows. */
export type BannerLook = {
  readonly background: string | undefined;
  readonly picture: Picture | undefined;
  readonly layout: 'stacked' | 'side-by-side';
  readonly textColor: string | undefined;
};

/** `welcome-back` greets by name, `plain` has no buttons of its own, `default` has "Go" and "Close". */
export type HeroVariant = 'welcome-back' | 'plain' | 'default';

export type BannerDisplay = {
  readonly kind: 'banner';
  readonly variant: HeroVariant;
  readonly title: string | undefined;
  readonly message: string;
  readonly narrow: BannerLook;
  readonly wide: BannerLook;
  readonly canClose: boolean;
  readonly completeText: string | undefined;
  readonly dismissText: string | undefined;
  /** Where completing and dismissing lead to. */
  readonly onComplete: string | undefined;
  readonly onDismiss: string | undefined;
  readonly cover: Picture | undefined;
  readonly icon: Picture | undefined;
  readonly links: readonly ActionText[];
  /** The button's link leaves the product. */
  readonly isExternal: boolean;
};

/** A banner needs a text. */
export function bannerOf(data: Fields, experienceId: number): BannerDisplay | undefined {
  const title = textOf(data['titleText']);
  const message = textOf(data['message']);
  const variant = variantOf(experienceId);
  if (message === undefined && title === undefined && variant !== 'welcome-back') return undefined;
  const titles = listOf(data['linkTitles']);
  return {
    kind: 'banner',
    variant,
    title,
    message: message ?? '',
    narrow: lookOf(data, 'Narrow'),
    wide: lookOf(data, 'Wide'),
    canClose: data['canClose'] === true,
    completeText: textOf(data['completeButtonText']),
    dismissText: textOf(data['dismissButtonText']),
    onComplete: safeHref(data['onCompleteRedirectUrl']),
    onDismiss: safeHref(data['onDismissRedirectUrl']),
    cover: pictureOf(data['coverImage']),
    icon: pictureOf(data['iconImage']),
    links: listOf(data['links']).flatMap(
      (href, index) => actionOf({ text: titles[index], href }, 'text', 'href') ?? [],
    ),
    isExternal: data['external'] === true,
  };
}

function variantOf(experienceId: number): HeroVariant {
  if (experienceId === EXPERIENCE_IDS.welcomeBack) return 'welcome-back';
  return (EXPERIENCE_IDS.plainHeroes as readonly number[]).includes(experienceId) ? 'plain' : 'default';
}

function lookOf(data: Fields, width: 'Narrow' | 'Wide'): BannerLook {
  return {
    background: hexColorOf(data[`backgroundColor${width}`]),
    picture: pictureOf(data[`backgroundImage${width}`]),
    layout: data[`layout${width}`] === 2 ? 'side-by-side' : 'stacked',
    textColor: hexColorOf(data[`textColor${width}`]),
  };
}
