import { Inline, Text, TextLink } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface FooterLinkProps extends Pick<LinkProps, 'to' | 'state'> {
  /** For whom this link is, where it is not for every visitor. */
  question?: string;
  /** What is done there. */
  children: ReactNode;
}

/** A link at the foot of a page before sign-in. Two of them stand 8 pixels apart. */
export function FooterLink({ question, children, ...target }: FooterLinkProps) {
  return (
    <Inline justify="center" gap={4}>
      {question !== undefined && <Text tone="muted">{question}</Text>}
      <TextLink render={(props) => <Link {...props} {...target} />}>{children}</TextLink>
    </Inline>
  );
}
