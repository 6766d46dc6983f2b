type Rule = { readonly allows: boolean; readonly pattern: string };
type Group = { readonly rules: Rule[]; crawlDelay: string | null };

const MOST_RULES = 10_000;

/** A longer crawl delay counts as a refusal, in milliseconds. */
const LONGEST_DELAY_MS = 60_000;

/**
 * Whether a site's robots.txt allows `agent` (in lower case) to read a path with its query. The group for the agent
 * applies, otherwise the group for all agents. The longest rule wins; of equal ones, the rule that allows.
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

/** The product name in a `User-agent` line; its version is ignored. */
const PRODUCT = /^(?:\*(?=\s|$)|[a-z_-]+)/;

/** Delay between two requests of `agent` in ms, from `Crawl-delay` (in seconds); 0 without one. */
export function crawlDelay(text: string, agent: string): number {
  const said = groupFor(text, agent).crawlDelay ?? '';
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(said) ? Math.min(Number(said) * 1000, LONGEST_DELAY_MS) : 0;
}

/** All rules for the agent, wherever they are in the file; without any, the rules for all agents. */
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

/** The normalized form of a path, for comparison (RFC 9309, 2.2.2). */
function comparable(path: string): string {
  return path
    .replace(/[^\x00-\x7f]+/g, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const sign = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase();
    });
}

/** `*` matches anything, and `$` at the end matches the end. Each part is searched once, so the time is linear. */
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
