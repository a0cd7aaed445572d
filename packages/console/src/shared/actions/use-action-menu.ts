import type { MenuItem, MenuSection } from '@archive-console/ui';
import { useLocation, useNavigate } from 'react-router';
import { useOriginState } from '#shared/navigation/came-from.ts';
import type { Action } from './action.ts';

interface ActionMenuOptions<T> {
  /** Opens the dialog of an action. */
  onDialog: (action: Action<T>, object: T) => void;
  /** Called before an action leads to another page. */
  onLeave?: (object: T) => void;
}

/** The menu of an object: its actions, those that destroy something apart. What the service would refuse says why. */
export function useActionMenu<T>(
  actions: readonly Action<T>[],
  { onDialog, onLeave }: ActionMenuOptions<T>,
): (object: T) => readonly MenuSection[] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const origin = useOriginState();

  const perform = (action: Action<T>, object: T): void => {
    const { to, dialog, run, isOverPage = false } = action;
    if (to !== undefined) {
      onLeave?.(object);
      const target = { pathname: to(object), search };
      // What opens over its page is left for the tab in which its result is seen.
      void navigate(target, { state: isOverPage ? undefined : origin, preventScrollReset: isOverPage });
    } else if (dialog === undefined) run?.(object);
    else onDialog(action, object);
  };
  return (object) => {
    const itemOf = (action: Action<T>): MenuItem => ({
      id: action.id,
      icon: action.icon,
      label: action.label,
      tone: action.tone,
      disabledReason: action.whyNot?.(object),
      onAction: () => perform(action, object),
    });
    const own = actions.filter(({ to, dialog, run }) => (to ?? dialog ?? run) !== undefined);
    return [
      { id: 'actions', items: own.filter(({ tone }) => tone !== 'danger').map(itemOf) },
      { id: 'danger', items: own.filter(({ tone }) => tone === 'danger').map(itemOf) },
    ];
  };
}
