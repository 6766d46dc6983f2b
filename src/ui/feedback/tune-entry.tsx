import { formatRoute } from '../../domain/routes/format-route.ts';
import { SlidersIcon } from '../kit/icons/sliders-icon.tsx';
import type { MenuEntry } from '../kit/layers/menu-items.tsx';
import { text } from '../text/language.ts';
import { feedbackViewMessages } from './internal/messages.en.ts';

/** The entry of a menu that leads to what shapes the home feed. */
export function tuneEntry(): MenuEntry {
  return {
    label: text(feedbackViewMessages.tuneHome),
    icon: <SlidersIcon size={20} />,
    href: formatRoute({ kind: 'tuner' }),
  };
}
