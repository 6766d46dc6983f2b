import type { Route } from '../../domain/routes/route.ts';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import classes from './loading-page.module.css';
import { text } from '../text/language.ts';
import { statusMessages } from './messages.en.ts';

/** Stands where the page will be, in its rough shape, and says once that it is coming. */
export function LoadingPage({ route }: { readonly route: Route }) {
  return (
    <div className={classes.loading}>
      <Skeleton label={text(statusMessages.loading)}>
        {route.kind === 'pin' ? <div className={classes.panel} /> : <SkeletonGrid />}
      </Skeleton>
    </div>
  );
}
