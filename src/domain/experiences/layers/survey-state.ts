/** `asking`: the prompt is shown; `opening`: the frame is loading; `failed` and `closed` show nothing. */
export type SurveyState = 'asking' | 'opening' | 'loaded' | 'accepted' | 'failed' | 'closed';

export type SurveyEvent =
  | { readonly kind: 'accept'; readonly isFramed: boolean }
  | { readonly kind: 'close' }
  | { readonly kind: 'message'; readonly message: SurveyMessage }
  | { readonly kind: 'timeout' };

export type SurveyMessage = 'surveyLoaded' | 'surveyFinished';

/** A frame that has not reported itself by then is hidden. */
export const SURVEY_LOAD_MS = 15_000;

/** The next state of a survey. Events that do not fit, such as a second report of the frame, change nothing. */
export function nextSurveyState(state: SurveyState, event: SurveyEvent): SurveyState {
  if (state === 'accepted' || state === 'failed' || state === 'closed') return state;
  switch (event.kind) {
    case 'close':
      return 'closed';
    case 'accept':
      if (state !== 'asking') return state;
      return event.isFramed ? 'opening' : 'accepted';
    case 'timeout':
      return state === 'opening' ? 'failed' : state;
    case 'message':
      if (state === 'asking') return state;
      return event.message === 'surveyFinished' ? 'accepted' : 'loaded';
  }
}

/** A message of the survey's page; undefined for all other messages, and for those of other origins. */
export function surveyMessage(data: unknown, origin: string, link: string): SurveyMessage | undefined {
  if (origin !== originOf(link)) return undefined;
  return data === 'surveyLoaded' || data === 'surveyFinished' ? data : undefined;
}

/**
 * Whether a survey may be shown in a frame: only https pages of hosts that the operator has allowed. A page of this site
 * itself could leave its sandbox.
 */
export function isFrameable(link: string, hosts: readonly string[], ownOrigin: string): boolean {
  const origin = originOf(link);
  return origin !== undefined && origin !== ownOrigin && hosts.some((host) => origin === `https://${host}`);
}

const ORIGIN = /^(https:\/\/[^/?#\\@]+)(?=[/?#]|$)/i;

function originOf(link: string): string | undefined {
  return ORIGIN.exec(link)?.[1]?.toLowerCase().replace(/:443$/, '');
}
