import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../base/app-context.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { text } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';
import { queryOf, tabAddress, type SearchRoute } from './search-address.ts';
import classes from './search-head.module.css';

const TABS = [
  { tab: undefined, label: searchMessages.pins },
  { tab: 'boards', label: searchMessages.boards },
  { tab: 'people', label: searchMessages.people },
  { tab: 'my_pins', label: searchMessages.myPins },
] as const;

type SearchHeadProps = {
  readonly route: SearchRoute;
  /** Beside the tabs. */
  readonly tools?: ReactNode;
};

/** The heading and the tabs of search results. */
export const SearchHead = observer(function SearchHead({ route, tools }: SearchHeadProps) {
  const { session } = useApp().stores;
  const tabs = TABS.filter(({ tab }) => tab !== 'my_pins' || session.viewer !== null);
  return (
    <div className={classNames(edges.edges, classes.head)}>
      <VisuallyHidden>
        <h1>{text(searchMessages.results, { query: queryOf(route) })}</h1>
      </VisuallyHidden>
      <TabLinks
        label={text(searchMessages.tabs)}
        tabs={tabs.map(({ tab, label }) => ({
          label: text(label),
          href: tabAddress(route, tab),
          current: tab === route.tab,
        }))}
      />
      {tools}
    </div>
  );
});
