import edges from '../grid/grid-edges.module.css';
import { Button } from '../kit/buttons/button.tsx';
import { Logo } from '../kit/logo.tsx';
import classes from './internal/offline-page.module.css';
import { OFFLINE_PARTS } from './internal/offline-parts.ts';

/**
 * Replaces every page while there is no connection: one document for everybody. Its script adds the recently viewed
 * pins (see `showOfflinePage`).
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
          <h1 className={classes.title}>No connection</h1>
          <p className={classes.text}>
            {siteName} cannot be reached. This page goes on by itself when it can.
          </p>
          <Button kind="primary" size={48} id={OFFLINE_PARTS.retry}>
            Try again
          </Button>
          <p className={classes.said} id={OFFLINE_PARTS.said} role="status" />
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
          <h2 className={classes.heading}>Seen last</h2>
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
