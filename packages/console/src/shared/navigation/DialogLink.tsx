import { ButtonLink, CreateIcon, type IconShape } from '@archive-console/ui';
import { Link, useLocation } from 'react-router';
import { useOriginState } from './came-from.ts';

/** Properties of {@link DialogLink}. */
export interface DialogLinkProps {
  to: string;
  icon?: IconShape;
  /** @default 'md' */
  size?: 'sm' | 'md';
  children: string;
}

/** A button that opens a dialog with an address of its own over the page shown, which stays where it is. */
export function DialogLink({ to, icon, size = 'md', children }: DialogLinkProps) {
  const { search } = useLocation();
  const origin = useOriginState();
  return (
    <ButtonLink
      {...(icon && { icon })}
      size={size}
      render={(props) => (
        <Link
          {...props}
          data-create={icon === CreateIcon || undefined}
          to={{ pathname: to, search }}
          state={origin}
          preventScrollReset
        />
      )}
    >
      {children}
    </ButtonLink>
  );
}
