import type { PageOf } from '../base/navigation/page.ts';
import { loadPeople, PeopleView } from './internal/people-page.tsx';

/** The followers of a person. */
export const page: PageOf<'followers'> = { View: PeopleView, load: loadPeople };
