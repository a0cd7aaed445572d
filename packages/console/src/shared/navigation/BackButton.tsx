import { BackIcon, ButtonLink, HideBelow } from '@archive-console/ui';
import { Link, type To } from 'react-router';

interface BackButtonProps {
  to: To;
  /** Where it leads ("Back to the domains"). */
  label: string;
}

/** The way back, beside the title of a page. On a narrow screen the top bar has it. */
export function BackButton({ to, label }: BackButtonProps) {
  return (
    <HideBelow>
      <ButtonLink icon={BackIcon} render={(props) => <Link {...props} to={to} />}>
        {label}
      </ButtonLink>
    </HideBelow>
  );
}
