import { formatRoute } from '../../domain/routes/format-route.ts';
import type { PageOf } from '../base/navigation/page.ts';

/** Redirects to the viewer's own profile. */
export const page: PageOf<'me'> = {
  View: () => null,
  load(_route, { stores }) {
    const username = stores.session.viewer?.username;
    if (username === undefined) return Promise.resolve({ kind: 'sign-in' });
    const to = formatRoute({ kind: 'profile', username });
    return Promise.resolve({ kind: 'moved', to, permanent: false });
  },
};
