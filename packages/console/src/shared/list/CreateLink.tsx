import { ButtonLink, CreateIcon } from '@archive-console/ui';
import { Link, useLocation } from 'react-router';

interface CreateLinkProps {
  to: string;
  label: string;
  /** @default that of one more */
  icon?: typeof CreateIcon;
  /** One on a page is primary. @default 'secondary' */
  design?: 'primary' | 'secondary';
  /** Whether a narrow screen shows its icon alone. @default false */
  collapses?: boolean;
}

/** Leads to the form for a new object; the place of the list travels along. */
export function CreateLink({
  to,
  label,
  icon = CreateIcon,
  design = 'secondary',
  collapses = false,
}: CreateLinkProps) {
  const { search } = useLocation();
  return (
    <ButtonLink
      design={design}
      icon={icon}
      collapses={collapses}
      render={(props) => (
        <Link {...props} data-create={icon === CreateIcon || undefined} to={{ pathname: to, search }} />
      )}
    >
      {label}
    </ButtonLink>
  );
}
