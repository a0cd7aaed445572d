import { useRef, type ReactNode } from 'react';
import { Body } from './Dialog.styles.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useScrollFocus } from './use-scroll-focus.ts';

/** The part of a dialog that scrolls. It is there when the dialog opens, and says where the focus starts. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body);
  useScrollFocus(body);
  return <Body ref={body}>{children}</Body>;
}
