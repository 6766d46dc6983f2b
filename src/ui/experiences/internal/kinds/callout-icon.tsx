import type { ComponentType } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { AlertIcon } from '../../../kit/icons/alert-icon.tsx';
import { BookmarkIcon } from '../../../kit/icons/bookmark-icon.tsx';
import { BulbIcon } from '../../../kit/icons/bulb-icon.tsx';
import { ChartIcon } from '../../../kit/icons/chart-icon.tsx';
import { CheckIcon } from '../../../kit/icons/check-icon.tsx';
import { ClockIcon } from '../../../kit/icons/clock-icon.tsx';
import { CompassIcon } from '../../../kit/icons/compass-icon.tsx';
import { DownloadIcon } from '../../../kit/icons/download-icon.tsx';
import { EyeIcon } from '../../../kit/icons/eye-icon.tsx';
import { FlagIcon } from '../../../kit/icons/flag-icon.tsx';
import { GlobeIcon } from '../../../kit/icons/globe-icon.tsx';
import { HeartIcon } from '../../../kit/icons/heart-icon.tsx';
import { HomeIcon } from '../../../kit/icons/home-icon.tsx';
import { ImagePlusIcon } from '../../../kit/icons/image-plus-icon.tsx';
import { InfoIcon } from '../../../kit/icons/info-icon.tsx';
import { KeyboardIcon } from '../../../kit/icons/keyboard-icon.tsx';
import { LinkIcon } from '../../../kit/icons/link-icon.tsx';
import { LockIcon } from '../../../kit/icons/lock-icon.tsx';
import { MailIcon } from '../../../kit/icons/mail-icon.tsx';
import { PencilIcon } from '../../../kit/icons/pencil-icon.tsx';
import { PersonIcon } from '../../../kit/icons/person-icon.tsx';
import { PlayIcon } from '../../../kit/icons/play-icon.tsx';
import { PlusIcon } from '../../../kit/icons/plus-icon.tsx';
import { SearchIcon } from '../../../kit/icons/search-icon.tsx';
import { SendIcon } from '../../../kit/icons/send-icon.tsx';
import { ShareIcon } from '../../../kit/icons/share-icon.tsx';
import { SlidersIcon } from '../../../kit/icons/sliders-icon.tsx';
import { SmileIcon } from '../../../kit/icons/smile-icon.tsx';
import { SparklesIcon } from '../../../kit/icons/sparkles-icon.tsx';
import { StarIcon } from '../../../kit/icons/star-icon.tsx';
import { TagIcon } from '../../../kit/icons/tag-icon.tsx';
import { ThanksIcon } from '../../../kit/icons/thanks-icon.tsx';
import { VolumeIcon } from '../../../kit/icons/volume-icon.tsx';
import { WarningIcon } from '../../../kit/icons/warning-icon.tsx';
import type { IconProps } from '../../../kit/icons/icon.tsx';
import { classNames } from '../../../kit/class-names.ts';
import classes from './callout-icon.module.css';

type Callout = DisplayOf<'inline-callout' | 'floating-callout'>;

const ICONS: Readonly<Record<NonNullable<Callout['icon']>, ComponentType<IconProps>>> = {
  info: InfoIcon,
  warning: WarningIcon,
  alert: AlertIcon,
  check: CheckIcon,
  heart: HeartIcon,
  star: StarIcon,
  sparkles: SparklesIcon,
  bulb: BulbIcon,
  bookmark: BookmarkIcon,
  'image-plus': ImagePlusIcon,
  search: SearchIcon,
  compass: CompassIcon,
  home: HomeIcon,
  person: PersonIcon,
  lock: LockIcon,
  mail: MailIcon,
  send: SendIcon,
  share: ShareIcon,
  link: LinkIcon,
  globe: GlobeIcon,
  tag: TagIcon,
  flag: FlagIcon,
  clock: ClockIcon,
  chart: ChartIcon,
  play: PlayIcon,
  volume: VolumeIcon,
  pencil: PencilIcon,
  sliders: SlidersIcon,
  download: DownloadIcon,
  eye: EyeIcon,
  smile: SmileIcon,
  thanks: ThanksIcon,
  plus: PlusIcon,
  keyboard: KeyboardIcon,
};

/** The icon of a callout in its colour; nothing without one. */
export function CalloutIcon({ icon, color }: Pick<Callout, 'icon' | 'color'>) {
  if (icon === undefined) return null;
  const Drawing = ICONS[icon];
  return (
    <span className={classNames(classes.icon, classes[color])}>
      <Drawing size={24} />
    </span>
  );
}
