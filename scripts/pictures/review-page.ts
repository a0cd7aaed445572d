/** A picture that is not the same on both sides. */
export interface Reviewed {
  name: string;
  /** What became of it, as a few words. */
  what: string;
  /** The sides there are of it. */
  sides: readonly ('before' | 'after' | 'difference')[];
}

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f4f2; color: #1c1b1a; }
  h2 { font-size: 15px; margin: 32px 0 8px; }
  h2 small { font-weight: normal; }
  .sides { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; border: 1px solid #bbb; background: #fff; }
`;

const titles = { before: 'Before', after: 'After', difference: 'Difference' } as const;

/** The page with before, after and difference of each picture, whose files lie in folders beside it. */
export function reviewPage(since: string, reviewed: readonly Reviewed[], alike: number): string {
  const sections = reviewed.map(
    ({ name, what, sides }) => `
<h2>${name} <small>${what}</small></h2>
<div class="sides">${sides
      .map((side) => {
        const file = `${side}/${name}.png`;
        return `<figure><figcaption>${titles[side]}</figcaption><a href="${file}"><img src="${file}" alt="${titles[side]}: ${name}" loading="lazy"></a></figure>`;
      })
      .join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures since ${since}</title>
<style>${style}</style>
<h1>Pictures since ${since}</h1>
<p>${reviewed.length} differ, ${alike} do not.</p>
${sections.join('')}
</html>
`;
}
