import type { SearchFilters } from '../../../../domain/search/pin-search.ts';
import edges from '../../../grid/grid-edges.module.css';
import { SetFilters } from '../../../kit/filters/set-filters.tsx';
import { text } from '../../../text/language.ts';
import { filtersAddress, type SearchRoute } from '../search-address.ts';
import { ColorSwatch } from '../../color-swatch.tsx';
import { activeFilters, withoutFields } from './filter-texts.ts';
import { filterMessages } from './messages.en.ts';

type ActiveFiltersProps = { readonly route: SearchRoute; readonly filters: SearchFilters };

/** The filters that are set, each with the way to remove it. */
export function ActiveFilters({ route, filters }: ActiveFiltersProps) {
  return (
    <SetFilters
      label={text(filterMessages.active)}
      className={edges.edges}
      filters={activeFilters(filters).map(({ fields, label, color }) => ({
        key: fields[0]!,
        label,
        remove: text(filterMessages.remove, { filter: label }),
        sign: color && <ColorSwatch color={color} />,
        href: filtersAddress(route, withoutFields(filters, fields)),
      }))}
      clear={{ label: text(filterMessages.clear), href: filtersAddress(route, {}) }}
    />
  );
}
