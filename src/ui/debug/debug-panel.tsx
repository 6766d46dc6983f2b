import { useState } from 'react';
import type { DebugData } from '../../domain/visits/client-context.ts';
import { useApp } from '../base/app-context.ts';
import { feedName } from '../base/stores/feed-store.ts';
import { text } from '../text/language.ts';
import { appStateNow } from './internal/app-state-now.ts';
import classes from './internal/debug-panel.module.css';
import { debugMessages } from './internal/messages.en.ts';

/**
 * Debug information that the server has sent with the page (groups of experiments, times, the pins on the page), and the
 * state of the app.
 */
export function DebugPanel({ debug }: { readonly debug: DebugData }) {
  const { feeds, typeahead } = useApp().stores;
  const [isOpen, setOpen] = useState(false);
  const experiments = Object.entries(debug.experiments);
  return (
    // Its facts are those of the moment in which it is opened.
    <details className={classes.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>{text(debugMessages.debug)}</summary>
      <dl className={classes.facts}>
        <dt>{text(debugMessages.page)}</dt>
        <dd dir="ltr">{debug.surface}</dd>
        {Object.entries(debug.timingsMs).map(([name, ms]) => (
          <Times key={name} name={name} ms={ms} />
        ))}
        <dt>{text(debugMessages.app)}</dt>
        <dd dir="ltr">
          <ul className={classes.names}>
            {isOpen &&
              Object.entries(appStateNow(typeahead.showTypeaheadOverlay)).map(([name, value]) => (
                <li key={name}>
                  {name}: {String(value)}
                </li>
              ))}
          </ul>
        </dd>
        <dt>{text(debugMessages.experiments)}</dt>
        <dd dir="ltr">
          {experiments.length === 0 ? (
            text(debugMessages.noExperiments)
          ) : (
            <ul className={classes.names}>
              {experiments.map(([name, group]) => (
                <li key={name}>
                  {name}: {group}
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{text(debugMessages.pins)}</dt>
        <dd dir="ltr">
          <ul className={classes.names}>
            {[...feeds.shown].map(({ source, ids }) => (
              <li key={feedName(source)}>
                {feedName(source)}: {ids.join(', ')}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  );
}

function Times({ name, ms }: { readonly name: string; readonly ms: number }) {
  return (
    <>
      <dt>
        {text(debugMessages.time)} <bdi>({name})</bdi>
      </dt>
      <dd>{text(debugMessages.milliseconds, { ms })}</dd>
    </>
  );
}
