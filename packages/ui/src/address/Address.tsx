import { type ComponentProps, Fragment } from 'react';

/** Properties of {@link Address}. */
export interface AddressProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** An e-mail address. */
  readonly children: string;
}

/**
 * An e-mail address that is broken before its @ and the dots of its local part, and only then anywhere.
 *
 * - Do: use it wherever an address is read: cells, details, heads of dialogs.
 * - Don't: hand in more than the address: a name beside it is a text of its own.
 */
export function Address({ children, ...props }: AddressProps) {
  return (
    <span {...props}>
      {children.split(/(?=@|\.[^@]*@)/u).map((part, index) => (
        // Parts of one text, which never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
