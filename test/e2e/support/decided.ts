/** The cookie of somebody who has rejected everything optional today, so that no test meets the question about cookies. */
export const DECIDED = { name: '_consent', value: `a0m0p0.${Math.floor(Date.now() / 86_400_000) * 86_400}` };
