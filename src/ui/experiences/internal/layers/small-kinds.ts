import { SearchDelight } from './delight/search-delight.tsx';
import { EducationToast } from './education-toast.tsx';

/** Kinds of too little code for a chunk of their own. */
export const SMALL_KINDS = { EducationToast, SearchDelight };
