import { readableOn } from '../../../../domain/experiences/readable-on.ts';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';

type Look = DisplayOf<'banner'>['wide'];

/** The custom properties with the operator's colours of a banner. */
export function bannerColors({ narrow, wide }: DisplayOf<'banner'>): readonly (readonly [string, string])[] {
  return [...colorsOf('wide', wide), ...colorsOf('narrow', narrow)];
}

function colorsOf(width: string, { background, textColor, picture }: Look): (readonly [string, string])[] {
  const ink = textColor ?? (background && readableOn(background));
  return [
    ...(background === undefined ? [] : [[`--${width}-background`, background] as const]),
    // Without an own ground, the text has to be readable on that of the theme.
    ...(ink === undefined || (background ?? picture) === undefined ? [] : [[`--${width}-ink`, ink] as const]),
  ];
}

/** The class by which the served style element finds a banner. */
export function bannerClass(experienceId: number): string {
  return `banner-${experienceId}`;
}

/** The rules for the style element of a served page. The values are colours that were checked. */
export function bannerStyle(experienceId: number, display: DisplayOf<'banner'>): string {
  const rules = bannerColors(display).map(([name, value]) => `${name}:${value}`);
  return rules.length === 0 ? '' : `.${bannerClass(experienceId)}{${rules.join(';')}}`;
}
