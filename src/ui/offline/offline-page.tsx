import edges from '../grid/grid-edges.module.css';
import { Button } from '../kit/buttons/button.tsx';
import { Logo } from '../kit/logo.tsx';
import { text } from '../text/language.ts';
import classes from './internal/offline-page.module.css';
import { OFFLINE_PARTS } from './internal/offline-parts.ts';
import { offlineMessages } from './messages.en.ts';

/**
 * Replaces every page while there is no connection: one document for all readers of a language. Its script adds the
 * recently viewed pins (see `showOfflinePage`); it contains no texts and reads them from the document.
 */
export function OfflinePage({ siteName }: { readonly siteName: string }) {
  return (
    <div className={edges.edges}>
      <header className={classes.header}>
        <Logo size={32} />
        <span className={classes.name}>{siteName}</span>
      </header>
      <main>
        <section className={classes.status}>
          <h1 className={classes.title}>{text(offlineMessages.title)}</h1>
          <p className={classes.text}>{text(offlineMessages.detail, { site: siteName })}</p>
          <Button kind="primary" size={48} id={OFFLINE_PARTS.retry}>
            {text(offlineMessages.retry)}
          </Button>
          <p
            className={classes.said}
            id={OFFLINE_PARTS.said}
            role="status"
            data-trying={text(offlineMessages.trying)}
            data-failed={text(offlineMessages.stillOffline)}
          />
        </section>
        <article className={classes.pin} id={OFFLINE_PARTS.pin} hidden>
          <div className={classes.picture}>
            <img className={classes.image} alt="" hidden />
          </div>
          <h2 className={classes.pinTitle} dir="auto">
            {''}
          </h2>
          <p className={classes.description} dir="auto" />
        </article>
        <section id={OFFLINE_PARTS.seen} hidden>
          <h2 className={classes.heading}>{text(offlineMessages.recentlyViewed)}</h2>
          <ul className={classes.wall} role="list" />
        </section>
      </main>
      <template id={OFFLINE_PARTS.card}>
        <li className={classes.card}>
          <a className={classes.link}>
            <div className={classes.picture}>
              <img className={classes.image} alt="" hidden />
            </div>
            <span className={classes.cardTitle} dir="auto" />
          </a>
        </li>
      </template>
    </div>
  );
}
