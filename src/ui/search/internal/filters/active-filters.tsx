import type { SearchFilters } from '../../../../domain/search/pin-search.ts';
import edges from '../../../grid/grid-edges.module.css';
import { AppLink } from '../../../kit/app-link.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import { text } from '../../../text/language.ts';
import { filtersAddress, type SearchRoute } from '../search-address.ts';
import { ColorSwatch } from './color-swatch.tsx';
import { activeFilters, withoutFields } from './filter-texts.ts';
import classes from './filters.module.css';
import { filterMessages } from './messages.en.ts';

type ActiveFiltersProps = { readonly route: SearchRoute; readonly filters: SearchFilters };

/** The filters that are set, each with the way to remove it. */
export function ActiveFilters({ route, filters }: ActiveFiltersProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul
      className={classNames(edges.edges, classes.values, classes.active)}
      aria-label={text(filterMessages.active)}
      role="list"
    >
      {active.map(({ fields, label, color }) => (
        <li key={fields[0]}>
          <AppLink
            className={classes.value}
            href={filtersAddress(route, withoutFields(filters, fields))}
            aria-label={text(filterMessages.remove, { filter: label })}
          >
            {color && <ColorSwatch color={color} />}
            <bdi className={classes.label}>{label}</bdi>
            <CloseIcon size={16} />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink className={classes.clear} href={filtersAddress(route, {})}>
          {text(filterMessages.clear)}
        </AppLink>
      </li>
    </ul>
  );
}
