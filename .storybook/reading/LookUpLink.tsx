import { TextLink } from '@archive-console/ui';
import { useBookLink } from './BookLink.tsx';
import { lookFor } from './looked-for.ts';

/** Leads to all that the book knows of an operation or a code. */
export function LookUpLink({ name }: { name: string }) {
  const link = useBookLink('/docs/service-look-up--docs');
  return (
    <TextLink
      {...link}
      onClick={(event) => {
        lookFor(name);
        link.onClick(event);
      }}
    >
      {name}
    </TextLink>
  );
}
