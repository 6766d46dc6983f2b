import type { ReactNode } from 'react';
import type { Facets, FacetValue } from '../../../../domain/search/search-facts.ts';
import type { SearchFilters } from '../../../../domain/search/pin-search.ts';
import { FilterPopover, type FilterGroup, type FilterValue } from '../../../kit/filters/filter-popover.tsx';
import { useNavigate } from '../../../base/router.ts';
import { numberText } from '../../../text/number-text.ts';
import { text } from '../../../text/language.ts';
import { ColorPicker } from '../color-picker.tsx';
import { filtersAddress, type SearchRoute } from '../search-address.ts';
import { ColorSwatch } from '../../color-swatch.tsx';
import { activeFilters, priceText, withoutFields } from './filter-texts.ts';
import { filterMessages } from './messages.en.ts';

type FilterMenuProps = {
  readonly route: SearchRoute;
  readonly filters: SearchFilters;
  readonly facets: Facets;
};

/** A button with the values of all filters that occur in the result; choosing one again takes it back. */
export function FilterMenu({ route, filters, facets }: FilterMenuProps) {
  const count = activeFilters(filters).length;
  const navigate = useNavigate();
  const pick = (color: `#${string}`) => void navigate(filtersAddress(route, { ...filters, color }));
  const groups = groupsOf(route, filters, facets, pick);
  if (groups.length === 0 && count === 0) return null;
  return (
    <FilterPopover
      label={text(filterMessages.filters)}
      button={count === 0 ? text(filterMessages.filters) : text(filterMessages.filtersSet, { count })}
      set={count === 0 ? '' : numberText(count)}
      groups={groups}
    />
  );
}

function groupsOf(
  route: SearchRoute,
  filters: SearchFilters,
  facets: Facets,
  onPick: (color: `#${string}`) => void,
): readonly FilterGroup[] {
  const href = (next: SearchFilters) => filtersAddress(route, next);
  const valuesOf = <Name extends 'kind' | 'color' | 'domain' | 'since'>(
    name: Name,
    values: readonly FacetValue[],
    labelOf: (value: string) => string,
    signOf?: (value: string) => ReactNode,
  ): readonly FilterValue[] =>
    values.map(({ value, count }) => {
      const chosen = filters[name] === value;
      const next = chosen ? withoutFields(filters, [name]) : { ...filters, [name]: value };
      return {
        key: value,
        label: labelOf(value),
        sign: signOf?.(value),
        href: href(next),
        chosen,
        count: numberText(count),
      };
    });
  const named = (value: string) => text(filterMessages[value as 'red']);
  const prices = facets.price.map(({ min, max, currency, count }): FilterValue => {
    const chosen = (filters.priceMin ?? null) === min && (filters.priceMax ?? null) === max;
    const others = withoutFields(filters, ['priceMin', 'priceMax', 'currency']);
    const band = {
      ...(min === null ? {} : { priceMin: min }),
      ...(max === null ? {} : { priceMax: max }),
      currency,
    };
    return {
      key: `${min}-${max}`,
      label: priceText(min, max, currency),
      href: href(chosen ? others : { ...others, ...band }),
      chosen,
      count: numberText(count),
    };
  });
  const { followed, ...withoutFollowed } = filters;
  const people: readonly FilterValue[] =
    facets.followed === 0
      ? []
      : [
          {
            key: 'followed',
            label: text(filterMessages.followed),
            href: href(followed ? withoutFollowed : { ...filters, followed: true }),
            chosen: followed === true,
            count: numberText(facets.followed),
          },
        ];
  const groups: readonly FilterGroup[] = [
    { name: text(filterMessages.kind), values: valuesOf('kind', facets.kind, named) },
    {
      name: text(filterMessages.color),
      other: (
        <ColorPicker color={filters.color?.startsWith('#') ? filters.color : undefined} onPick={onPick} />
      ),
      values: valuesOf('color', facets.color, named, (value) => <ColorSwatch color={value as 'red'} />),
    },
    { name: text(filterMessages.price), values: prices },
    { name: text(filterMessages.domain), values: valuesOf('domain', facets.domain, (value) => value) },
    { name: text(filterMessages.since), values: valuesOf('since', facets.since, named) },
    { name: text(filterMessages.people), values: people },
  ];
  return groups.filter(({ values }) => values.length > 0);
}
