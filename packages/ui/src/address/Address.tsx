import { type ComponentProps, Fragment } from 'react';
import { Root } from './Address.styles.ts';

/** Properties of {@link Address}. */
export interface AddressProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** An e-mail address. */
  readonly children: string;
  /** Words or other addresses stand before it: it goes to the next line before it is broken. @default false */
  readonly inSentence?: boolean;
}

/**
 * An e-mail address that is broken before its @ and the dots of its local part, and only then anywhere.
 *
 * - Do: use it wherever an address is read: cells, details, heads of dialogs; say so where it stands in a sentence.
 * - Don't: hand in more than the address: a name beside it is a text of its own.
 */
export function Address({ children, inSentence = false, ...props }: AddressProps) {
  return (
    <Root {...props} $inSentence={inSentence}>
      {children.split(/(?=@|\.[^@]*@)/u).map((part, index) => (
        // Parts of one text, which never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Root>
  );
}
