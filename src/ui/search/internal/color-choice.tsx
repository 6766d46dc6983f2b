import { COLOR_GROUPS } from '../../../domain/feeds/color-group.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { SearchColor } from '../../../domain/search/pin-search.ts';
import { useNavigate } from '../../base/router.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { text } from '../../text/language.ts';
import { ColorSwatch } from '../color-swatch.tsx';
import { colorName } from '../color-name.ts';
import classes from './color-choice.module.css';
import { ColorPicker } from './color-picker.tsx';
import { searchMessages } from './messages.en.ts';

const addressOf = (color: SearchColor) => formatRoute({ kind: 'search', color });

/** The ways to pins of a colour: the groups of colours, and any colour. */
export function ColorChoice({ color }: { readonly color?: SearchColor | undefined }) {
  const navigate = useNavigate();
  return (
    <nav className={classes.colors} aria-label={text(searchMessages.colors)}>
      {COLOR_GROUPS.map(({ key }) => (
        <AppLink
          key={key}
          className={classes.color}
          href={addressOf(key)}
          aria-label={colorName(key)}
          aria-current={key === color ? 'page' : undefined}
          data-tooltip={colorName(key)}
        >
          <ColorSwatch color={key} />
        </AppLink>
      ))}
      <ColorPicker
        color={color?.startsWith('#') ? color : undefined}
        onPick={(picked) => void navigate(addressOf(picked))}
      />
    </nav>
  );
}
