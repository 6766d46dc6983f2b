import { guideHue } from '../../../domain/search/guide-hue.ts';
import type { Guide } from '../../../domain/search/search-facts.ts';
import { stackedGuides } from '../../../domain/search/stacked-guides.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { CloseIcon } from '../../kit/icons/close-icon.tsx';
import { text } from '../../text/language.ts';
import classes from './guide-chips.module.css';
import { searchMessages } from './messages.en.ts';
import { addGuideAddress, queryOf, removeGuideAddress, type SearchRoute } from './search-address.ts';

type GuideChipsProps = { readonly route: SearchRoute; readonly guides: readonly Guide[] };

/** The chosen guides, which can be removed, and those that narrow the search further. */
export function GuideChips({ route, guides }: GuideChipsProps) {
  const { guides: chosen } = stackedGuides(queryOf(route), route.rg);
  if (chosen.length === 0 && guides.length === 0) return null;
  return (
    <nav className={classes.row} aria-label={text(searchMessages.guides)}>
      {chosen.map((guide) => (
        <AppLink
          key={guide}
          className={classNames(classes.chip, classes.chosen)}
          href={removeGuideAddress(route, guide)}
          aria-label={text(searchMessages.removeGuide, { guide })}
        >
          <span className={classes.label}>{guide}</span>
          <CloseIcon size={16} />
        </AppLink>
      ))}
      {guides.map(({ term, label, color }) => (
        <AppLink
          key={term}
          className={classes.chip}
          data-hue={guideHue(color) ?? undefined}
          href={addGuideAddress(route, term)}
          aria-label={text(searchMessages.addGuide, { guide: label })}
        >
          <bdi className={classes.label}>{label}</bdi>
        </AppLink>
      ))}
    </nav>
  );
}
