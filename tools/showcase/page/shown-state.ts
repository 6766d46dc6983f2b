/** A state that only a pointer or the keyboard can cause. */
export type ShownState = 'hover' | 'active' | 'focus-visible';

const REACHABLE = 'a[href], button, input, textarea, select, [tabindex="0"]';
const PSEUDO = /:(hover|active|focus-visible)(?![-\w])/g;

/**
 * Extends rules for `:hover`, `:active` and `:focus-visible` to elements with `data-shown`, with the same specificity.
 * The rest of the style sheets is unchanged.
 */
export function openStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) openRules(sheet.cssRules);
}

function openRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(PSEUDO) >= 0)
      rule.selectorText = rule.selectorText.replace(PSEUDO, ':is(:$1, [data-shown="$1"])');
    if ('cssRules' in rule) openRules(rule.cssRules as CSSRuleList);
  }
}

/** Marks the first focusable element on the stage; its ancestors are hovered too. */
export function showState(stage: HTMLElement, state: ShownState): void {
  const reached = stage.querySelector<HTMLElement>(REACHABLE);
  for (let element = reached; element !== null && element !== stage; element = element.parentElement) {
    element.dataset.shown = state;
    if (state === 'focus-visible') return;
  }
}
