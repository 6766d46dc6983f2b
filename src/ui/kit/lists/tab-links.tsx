import { AppLink } from '../app-link.tsx';
import classes from './tab-links.module.css';

export interface TabLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Its name as an anchor of messages. */
  readonly anchor?: string;
}

/** Tabs with addresses of their own. */
export function TabLinks({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.href}
          className={classes.tab}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          data-anchor={tab.anchor}
        >
          {tab.label}
        </AppLink>
      ))}
    </nav>
  );
}
