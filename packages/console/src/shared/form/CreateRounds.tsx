import { Page, PageHeader } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';

/** One of several objects that are created one after the other, each in a form of its own. */
export interface CreateRound {
  /** The form is drawn anew for each. */
  key: number;
  /** Whether the person stays to create another. */
  stays: boolean;
  onStays(stays: boolean): void;
  /** The object is created: the next form, or where `leave` leads. */
  onCreated(leave: () => void): void;
}

interface CreateRoundsProps {
  title: string;
  sentence: string;
  /** The form of one round, by its key. */
  children: (round: CreateRound) => ReactNode;
}

/** The page that makes new objects, one after the other for as long as the person stays. */
export function CreateRounds({ title, sentence, children }: CreateRoundsProps) {
  const [key, setKey] = useState(0);
  const [stays, setStays] = useState(false);
  return (
    <Page>
      <PageHeader title={title} sentence={sentence} />
      {children({
        key,
        stays,
        onStays: setStays,
        onCreated(leave) {
          if (stays) setKey(key + 1);
          else leave();
        },
      })}
    </Page>
  );
}
