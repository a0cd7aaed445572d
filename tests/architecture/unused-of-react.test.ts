import { describe, expect, it } from 'vitest';
import { sourceOf, sources } from './sources.ts';

/** What the build takes out of React DOM (`packages/console/vite/unused-of-react.ts`), as a source would use it. */
const leftOut: Readonly<Record<string, RegExp>> = {
  'what React exports for it':
    /import[^;]*\b(Activity|ViewTransition|SuspenseList|hydrateRoot|useActionState|useFormState|useFormStatus|preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS|requestFormReset)\b[^;]*from 'react(-dom)?(\/client)?'/,
  'what belongs into the head, except the title': /<(link|meta|script|style)[\s/>]/,
  'a page from its root': /<(html|head|body)[\s/>]/,
  'an element of a name of our own': /<[a-z]+-[a-z-]+[\s/>]/,
  'the ref of a fragment': /<Fragment[^>]*\sref=/,
  'the action of a form': /<form[^>]*\saction=|\sformAction=/,
};

const drawing = sources.filter((file) => /^packages\/(console|ui)\/src\/.*\.tsx$/.test(file));

describe('What the build leaves out of React', () => {
  it.each(Object.entries(leftOut))('is used by no source: %s', (_, use) => {
    expect(drawing.length).toBeGreaterThan(0);
    expect(drawing.filter((file) => use.test(sourceOf(file)))).toEqual([]);
  });

  it('is found where it is used', () => {
    expect("import { Activity } from 'react';").toMatch(leftOut['what React exports for it'] ?? /^$/);
    expect('<Fragment ref={place}>').toMatch(leftOut['the ref of a fragment'] ?? /^$/);
  });
});
