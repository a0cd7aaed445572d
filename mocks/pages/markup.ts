/** Text that is HTML already. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** HTML in which every text put in is shown as text, whatever it holds. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: texts }, ...parts.map(markupOf)) };
}
