import { Button, ButtonLink, MenuButton, MoreIcon } from '@archive-console/ui';
import { Link, useLocation } from 'react-router';
import type { Action } from '#shared/actions/action.ts';
import { useOfferPageActions } from '#shared/actions/page-actions.ts';
import { useActionMenu } from '#shared/actions/use-action-menu.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { useOriginState } from '#shared/navigation/came-from.ts';

interface HeaderActionsProps<T> {
  object: T;
  actions: readonly Action<T>[];
  /** Ids of the actions that are buttons, the last of them primary. */
  lead: readonly string[];
  name: string;
  /** Names the menu. */
  label: string;
  onDialog: (action: Action<T>) => void;
}

/** What can be done with an object, in its header: a button or two, the rest in a menu, all of them in the palette. What the service would refuse says why there. */
export function HeaderActions<T>({ object, actions, lead, name, label, onDialog }: HeaderActionsProps<T>) {
  const { search } = useLocation();
  const origin = useOriginState();
  const menuOf = useActionMenu(actions, { onDialog });
  const buttons = lead.flatMap((id) => {
    const action = actions.find((known) => known.id === id);
    if (action === undefined || action.whyNot?.(object) !== undefined) return [];
    return (action.to ?? action.dialog ?? action.run) === undefined ? [] : [action];
  });
  const say = useWords();
  const sections = menuOf(object);
  useOfferPageActions({
    title: say('area:list.rowActions', { name }),
    items: sections.flatMap(({ items }) => items),
  });
  const rest = sections.map(({ id, items }) => ({
    id,
    items: items.filter((item) => buttons.every((button) => button.id !== item.id)),
  }));
  return (
    <>
      {buttons.map((action) => {
        const look = {
          design: action.id === lead.at(-1) ? 'primary' : 'secondary',
          icon: action.icon,
        } as const;
        return action.to === undefined ? (
          <Button
            key={action.id}
            {...look}
            onClick={() => (action.dialog ? onDialog(action) : action.run?.(object))}
          >
            {action.label}
          </Button>
        ) : (
          <ButtonLink
            key={action.id}
            {...look}
            render={(props) => (
              <Link
                {...props}
                to={{ pathname: action.to?.(object) ?? '', search }}
                // What opens over this page is left for the tab in which its result is seen.
                state={action.isOverPage ? undefined : origin}
                preventScrollReset={action.isOverPage ?? false}
              />
            )}
          >
            {action.label}
          </ButtonLink>
        );
      })}
      <MenuButton icon={MoreIcon} design="secondary" label={label} items={rest} />
    </>
  );
}
