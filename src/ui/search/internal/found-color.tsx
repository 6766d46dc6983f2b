import { useMemo } from 'react';
import type { SearchColor } from '../../../domain/search/pin-search.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { text } from '../../text/language.ts';
import { ColorSwatch } from '../color-swatch.tsx';
import { colorName } from '../color-name.ts';
import { LooksFeed } from '../looks-feed.tsx';
import { ColorChoice } from './color-choice.tsx';
import classes from './found-color.module.css';
import { searchMessages } from './messages.en.ts';

/** Pins with large areas of a colour, and other colours. */
export function FoundColor({ color }: { readonly color: SearchColor }) {
  const source = useMemo(() => ({ kind: 'color', color }) as const, [color]);
  const label = text(searchMessages.inColor, { color: colorName(color) });
  return (
    <>
      <header className={classNames(edges.edges, classes.head)}>
        <h1 className={classes.title}>
          <ColorSwatch color={color} />
          {label}
        </h1>
        <ColorChoice color={color} />
      </header>
      <LooksFeed
        source={source}
        label={label}
        empty={
          <EmptyState title={text(searchMessages.nothingInColor)} action={<FindPins />}>
            {text(searchMessages.nothingInColorDetail)}
          </EmptyState>
        }
      />
    </>
  );
}
