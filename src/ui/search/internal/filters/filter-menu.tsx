import { useId, useRef, type ReactNode } from 'react';
import type { Facets, FacetValue } from '../../../../domain/search/search-facts.ts';
import type { SearchFilters } from '../../../../domain/search/pin-search.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { buttonClass } from '../../../kit/buttons/button-look.ts';
import { CheckIcon } from '../../../kit/icons/check-icon.tsx';
import { SlidersIcon } from '../../../kit/icons/sliders-icon.tsx';
import { AnchoredPopover } from '../../../kit/layers/anchored-popover.tsx';
import { numberText } from '../../../text/number-text.ts';
import { text } from '../../../text/language.ts';
import { filtersAddress, type SearchRoute } from '../search-address.ts';
import { ColorSwatch } from './color-swatch.tsx';
import { activeFilters, priceText, withoutFields } from './filter-texts.ts';
import classes from './filters.module.css';
import { filterMessages } from './messages.en.ts';

type FilterMenuProps = {
  readonly route: SearchRoute;
  readonly filters: SearchFilters;
  readonly facets: Facets;
};

/** A button with the values of all filters that occur in the result; choosing one again takes it back. */
export function FilterMenu({ route, filters, facets }: FilterMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const count = activeFilters(filters).length;
  const groups = groupsOf(filters, facets);
  if (groups.length === 0 && count === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClass({ kind: 'quiet', size: 40 }, classes.button)}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        <SlidersIcon size={20} />
        <span className={classes.words}>
          {count === 0 ? text(filterMessages.filters) : text(filterMessages.filtersSet, { count })}
        </span>
        {count > 0 && (
          <span className={classes.number} aria-hidden="true">
            {numberText(count)}
          </span>
        )}
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        align="end"
        sheet
        role="dialog"
        aria-label={text(filterMessages.filters)}
        className={classes.menu}
      >
        {() => (
          <div className={classes.groups}>
            {groups.map(({ name, values }) => (
              <section key={name}>
                <h2 className={classes.heading}>{name}</h2>
                <ul className={classes.values} role="list">
                  {values.map(({ key, label, sign, next, chosen, pins }) => (
                    <li key={key}>
                      <AppLink
                        className={classes.value}
                        href={filtersAddress(route, next)}
                        aria-current={chosen ? 'true' : undefined}
                      >
                        {chosen ? <CheckIcon size={16} /> : sign}
                        <bdi className={classes.label}>{label}</bdi>{' '}
                        <span className={classes.count}>{numberText(pins)}</span>
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </AnchoredPopover>
    </>
  );
}

type FilterValue = {
  readonly key: string;
  readonly label: string;
  readonly sign?: ReactNode;
  /** The filters after this value was chosen, or taken back. */
  readonly next: SearchFilters;
  readonly chosen: boolean;
  readonly pins: number;
};

function groupsOf(filters: SearchFilters, facets: Facets) {
  const valuesOf = <Name extends 'kind' | 'color' | 'domain' | 'since'>(
    name: Name,
    values: readonly FacetValue[],
    labelOf: (value: string) => string,
    signOf?: (value: string) => ReactNode,
  ): readonly FilterValue[] =>
    values.map(({ value, count }) => {
      const chosen = filters[name] === value;
      const next = chosen ? withoutFields(filters, [name]) : { ...filters, [name]: value };
      return { key: value, label: labelOf(value), sign: signOf?.(value), next, chosen, pins: count };
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
      next: chosen ? others : { ...others, ...band },
      chosen,
      pins: count,
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
            next: followed ? withoutFollowed : { ...filters, followed: true },
            chosen: followed === true,
            pins: facets.followed,
          },
        ];
  return [
    { name: text(filterMessages.kind), values: valuesOf('kind', facets.kind, named) },
    {
      name: text(filterMessages.color),
      values: valuesOf('color', facets.color, named, (value) => <ColorSwatch color={value as 'red'} />),
    },
    { name: text(filterMessages.price), values: prices },
    { name: text(filterMessages.domain), values: valuesOf('domain', facets.domain, (value) => value) },
    { name: text(filterMessages.since), values: valuesOf('since', facets.since, named) },
    { name: text(filterMessages.people), values: people },
  ].filter(({ values }) => values.length > 0);
}
