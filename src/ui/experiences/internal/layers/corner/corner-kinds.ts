import { Survey } from '../survey/survey.tsx';
import { FloatingCallout } from './floating-callout.tsx';

/** The kinds in the corner of the window share a chunk. */
export const CORNER_KINDS = { FloatingCallout, Survey };
