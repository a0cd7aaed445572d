import { Content } from '../button/Button.styles.ts';
import type { ButtonAppearance } from '../button/button-designs.ts';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { LinkedProps } from '../link/Linked.tsx';
import { HideWords, Root } from './ButtonLink.styles.ts';

/** Properties of {@link ButtonLink}. */
export type ButtonLinkProps = LinkedProps &
  ButtonAppearance & {
    /** Drawn before the words. */
    readonly icon?: IconShape;
    /** Whether its icon alone is seen under 640 px, beside what leads on; its words stay its name. @default false */
    readonly collapses?: boolean;
  };

/**
 * Leads to another page and looks like a button: it can be opened in a new tab and is announced as a link.
 *
 * - Do: use it for the way to a form, or out of an empty page.
 * - Don't: use it for what changes something at once.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the link |
 * | Enter | Goes there |
 */
export function ButtonLink({
  design = 'secondary',
  size = 'md',
  tone = 'neutral',
  fullWidth = false,
  padding = 'regular',
  icon,
  collapses = false,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Root
      $design={design}
      $size={size}
      $danger={tone === 'danger'}
      $fullWidth={fullWidth}
      $flush={padding === 'none'}
      {...(collapses && { 'data-collapses': '' })}
      {...props}
    >
      <Content>
        {icon && <Icon of={icon} />}
        {collapses ? <HideWords>{children}</HideWords> : children}
      </Content>
    </Root>
  );
}
