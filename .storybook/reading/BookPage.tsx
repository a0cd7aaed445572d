import { Heading, Stack, Text } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { BookPart } from './BookPart.tsx';

interface BookPageProps {
  title: string;
  sentence: string;
  children: ReactNode;
}

/** A page of the book that is made of components of the design system. */
export function BookPage({ title, sentence, children }: BookPageProps) {
  return (
    <BookPart>
      <Stack as="header" gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text>{sentence}</Text>
      </Stack>
      {children}
    </BookPart>
  );
}
