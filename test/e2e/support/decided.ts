/** The cookie of somebody who has rejected everything optional today, so that no test meets the question about cookies. */
export const DECIDED = { name: '_consent', value: `a0m0p0.${Math.floor(Date.now() / 86_400_000) * 86_400}` };

/** The same for the server inside a page, whose cookies have names of their own. */
export const DECIDED_IN_PAGE = { ...DECIDED, name: `fake_${DECIDED.name}` };
