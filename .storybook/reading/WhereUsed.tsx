import { use } from 'react';
import { BookPart } from './BookPart.tsx';
import { ScreenLinks } from './Listed.tsx';
import { readScreens, usesOf } from './screens.ts';

/** The screens whose code draws a component, each leading to its page. */
export function WhereUsed({ component }: { component: string }) {
  const screens = use(readScreens());
  const stories = usesOf(component);
  return (
    <BookPart>
      <div>
        <ScreenLinks screens={screens.filter(({ story }) => stories.includes(story))} />
      </div>
    </BookPart>
  );
}
