type Rule = { readonly allows: boolean; readonly pattern: string };
type Group = { readonly rules: Rule[]; crawlDelay: string | null };

const MOST_RULES = 10_000;

/** Who asks for more does not want to be read at all, but does not say so either, in milliseconds. */
const LONGEST_DELAY_MS = 60_000;

/**
 * Whether a site's robots.txt lets `agent` (in lower case) read a path with its query. The group that names the agent
 * counts, else the one for everybody; of several rules the longest, of equal ones the one that allows.
 */
export function robotsAllow(text: string, agent: string, path: string): boolean {
  let best: Rule | null = null;
  const place = comparable(path);
  for (const rule of groupFor(text, agent).rules) {
    if (!matches(rule.pattern, place)) continue;
    const isLonger = best === null || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.allows && rule.pattern.length === best?.pattern.length)) best = rule;
  }
  return best?.allows ?? true;
}

/** The name in a `User-agent` line; a version behind it says nothing. */
const PRODUCT = /^(?:\*(?=\s|$)|[a-z_-]+)/;

/** How long `agent` is to wait between two pages: `Crawl-delay`, told in seconds, in ms; 0 for none. */
export function crawlDelay(text: string, agent: string): number {
  const said = groupFor(text, agent).crawlDelay ?? '';
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(said) ? Math.min(Number(said) * 1000, LONGEST_DELAY_MS) : 0;
}

/** What is said to the agent, wherever it stands; to everybody, where nothing is. */
function groupFor(text: string, agent: string): Group {
  const groups = new Map<string, Group>();
  let named: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]{1,20})\s*:([^#]*)/i.exec(line) ?? [];
    const word = name.toLowerCase();
    const said = value.trim();
    if (word === 'user-agent') {
      const [who = ''] = PRODUCT.exec(said.toLowerCase()) ?? [];
      if (!isNaming) named = [];
      isNaming = true;
      if (who !== agent && who !== '*') continue;
      const group = groups.get(who) ?? { rules: [], crawlDelay: null };
      groups.set(who, group);
      if (!named.includes(group)) named.push(group);
    } else if (word === 'allow' || word === 'disallow') {
      isNaming = false;
      // An empty value forbids nothing.
      if (said === '') continue;
      const rule = { allows: word === 'allow', pattern: comparable(said) };
      for (const { rules } of named) if (rules.length < MOST_RULES) rules.push(rule);
    } else if (word === 'crawl-delay') {
      isNaming = false;
      for (const group of named) group.crawlDelay ??= said;
    }
  }
  return groups.get(agent) ?? groups.get('*') ?? { rules: [], crawlDelay: null };
}

/** Of several ways to write the same path the one that is compared (RFC 9309, 2.2.2). */
function comparable(path: string): string {
  return path
    .replace(/[^\x00-\x7f]+/g, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const sign = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase();
    });
}

/** `*` stands for anything, `$` at the end for the end. Each part is looked for once, so it takes no longer than it must. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = isWhole && index === others.length - 1;
    const found = isLast ? path.length - part.length : path.indexOf(part, at);
    if (found < at || (isLast && !path.endsWith(part))) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
