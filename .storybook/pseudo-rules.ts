/** How the addon behind the states of controls (`pseudo`) marks a rule it has been through. */
type Seen = CSSRule & { __processed?: boolean; cssRules?: CSSRuleList };

/**
 * Takes back what the addon did to the style sheets of the page. It rewrites their rules in place, and
 * `:not(:hover)` would then hold for what is hovered too, in every later story.
 */
export function undoPseudoRules(): void {
  for (const sheet of document.styleSheets) undo(sheet.cssRules);
}

function undo(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<Seen>) {
    // oxlint-disable-next-line no-underscore-dangle -- the name is the addon's
    delete rule.__processed;
    if (rule instanceof CSSStyleRule && isRewritten(rule.selectorText))
      rule.selectorText = selectorsIn(rule.selectorText)
        .filter((selector) => !isRewritten(selector))
        .join(',');
    if (rule.cssRules !== undefined) undo(rule.cssRules);
  }
}

const isRewritten = (selector: string) => selector.includes('.pseudo-');

/** The selectors of a list: a comma within brackets separates none. */
function selectorsIn(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}
