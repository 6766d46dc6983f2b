import { useState } from 'react';
import { firstCharacters } from '../../domain/text/graphemes.ts';
import { spokenLocale } from '../text/language.ts';
import classes from './avatar.module.css';
import { classNames } from './class-names.ts';
import { stringHash } from './string-hash.ts';

export interface AvatarProps {
  readonly name: string;
  /** Determines the colour behind the initial; the same key always has the same colour. */
  readonly colourKey: string;
  /** Address of the picture, or null for the initial. */
  readonly picture: string | null;
  /** Diameter in px, at the usual text size. */
  readonly size: 20 | 24 | 32 | 40 | 48 | 96 | 120;
  /**
   * True for avatars inside a grid: a background image is cheaper than an `img`. If it cannot be loaded, the colour
   * remains. Not for served markup, which has no style attributes.
   */
  readonly light?: boolean;
}

const SIZE = {
  20: classes.size20,
  24: classes.size24,
  32: classes.size32,
  40: classes.size40,
  48: classes.size48,
  96: classes.size96,
  120: classes.size120,
};

const COLOURS = [
  classes.brown,
  classes.green,
  classes.teal,
  classes.blue,
  classes.violet,
  classes.plum,
  classes.olive,
  classes.slate,
];

/** A person's picture, or the initial of the name. Decorative: the name is beside it or labels its control. */
export function Avatar({ name, colourKey, picture, size, light = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const className = classNames(classes.avatar, SIZE[size]);
  const colour = COLOURS[stringHash(colourKey, COLOURS.length)];
  if (picture !== null && light) {
    return (
      <span
        className={classNames(className, classes.light, colour)}
        style={light ? { backgroundImage: `url(${JSON.stringify(picture)})` } : undefined}
      />
    );
  }
  if (picture !== null && picture !== broken) {
    return (
      <img
        className={className}
        src={picture}
        alt=""
        width={size}
        height={size}
        decoding="async"
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span className={classNames(className, colour)} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** The first grapheme cluster of a name, in upper case. */
function initialOf(name: string): string {
  return firstCharacters(name.trim(), 1).toLocaleUpperCase(spokenLocale());
}
