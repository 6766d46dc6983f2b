import type { Route } from '../../domain/routes/route.ts';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import classes from './internal/loading-page.module.css';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';

/** Pages that list people or texts. */
const LISTS: readonly Route['kind'][] = ['notifications', 'conversation', 'followers', 'following'];

/** A placeholder with the rough shape of the page, which announces loading once. */
export function LoadingPage({ route }: { readonly route: Route }) {
  return (
    <div className={classes.loading}>
      <Skeleton label={text(statusMessages.loading)}>
        {route.kind === 'pin' ? (
          <div className={classes.panel} />
        ) : (
          <SkeletonGrid list={LISTS.includes(route.kind)} />
        )}
      </Skeleton>
    </div>
  );
}
