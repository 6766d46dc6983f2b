type Rule = { readonly allows: boolean; readonly pattern: string };

const MOST_RULES = 2_000;

/**
 * Whether a site's robots.txt lets `agent` (in lower case) read a path with its query. The group that names the agent
 * counts, else the one for everybody; of several rules the longest, of equal ones the one that allows.
 */
export function robotsAllow(text: string, agent: string, path: string): boolean {
  const groups = groupsOf(text);
  const rules = groups.get(agent) ?? groups.get('*') ?? [];
  let best: Rule | null = null;
  for (const rule of rules) {
    if (!matches(rule.pattern, path)) continue;
    const isLonger = best === null || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.allows && rule.pattern.length === best?.pattern.length)) best = rule;
  }
  return best?.allows ?? true;
}

function groupsOf(text: string): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isNaming = false;
  let count = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]{1,20})\s*:([^#]*)/i.exec(line) ?? [];
    const word = name.toLowerCase();
    const said = value.trim();
    if (word === 'user-agent') {
      if (!isNaming) agents = [];
      agents.push(said.toLowerCase());
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, []);
      isNaming = true;
    } else if (word === 'allow' || word === 'disallow') {
      isNaming = false;
      count += 1;
      // An empty value forbids nothing.
      if (said === '' || count > MOST_RULES) continue;
      for (const agent of agents) groups.get(agent)?.push({ allows: word === 'allow', pattern: said });
    }
  }
  return groups;
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
