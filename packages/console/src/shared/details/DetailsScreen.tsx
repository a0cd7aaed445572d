import { PageHeader, Skeleton, TabLinks, VisuallyHidden } from '@archive-console/ui';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Action } from '#shared/actions/action.ts';
import { ActionDialog } from '#shared/actions/ActionDialog.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { listSearch } from '#shared/navigation/list-search.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import type { DetailedObject, DetailsSpec } from './details-spec.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { ManagedNotice } from './ManagedNotice.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { useTab } from './use-tab.ts';

interface DetailsScreenProps<T extends DetailedObject, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  /** Who or what this is, in one line. */
  renderSentence: (object: T) => ReactNode;
  renderBadge?: (object: T) => ReactNode;
  actions: readonly Omit<Action<T>, 'many'>[];
  /** The actions that are buttons in the header, the last of them primary; the rest is in its menu. */
  lead: readonly string[];
}

/** One object: what it is, what can be done with it, its tabs. */
export function DetailsScreen<T extends DetailedObject, TTab extends string>({
  spec,
  renderSentence,
  renderBadge,
  actions,
  lead,
}: DetailsScreenProps<T, TTab>) {
  const say = useWords();
  const tab = useTab(spec);
  const [asked, ask] = useDialogInAddress(actions);
  return (
    <ObjectPage
      spec={spec}
      beginsWithSeen
      renderHeader={(object) => (
        <PageHeader
          icon={spec.icon}
          face={spec.hasFace && object !== undefined ? spec.nameOf(object) : undefined}
          title={object === undefined ? <LoadingTitle text={say(spec.words.loading)} /> : spec.nameOf(object)}
          badge={object && renderBadge?.(object)}
          sentence={object === undefined ? <Skeleton width="320px" /> : renderSentence(object)}
          actions={
            object && (
              <HeaderActions
                object={object}
                actions={actions}
                lead={lead}
                name={spec.nameOf(object)}
                label={say('objects:more', { name: spec.nameOf(object) })}
                onDialog={(action) => ask(action.id)}
              />
            )
          }
        />
      )}
    >
      {(object) => (
        <>
          <Tabs spec={spec} id={object.id} current={tab} />
          <ManagedNotice object={object} text={spec.words.managed} />
          <Outlet context={object} />
          <Dialogs
            // What was asked about one object ends with its page.
            key={object.id}
            spec={spec}
            object={object}
            action={asked?.whyNot?.(object) === undefined ? asked : undefined}
            onClose={() => ask(undefined)}
          />
        </>
      )}
    </ObjectPage>
  );
}

function LoadingTitle({ text }: { text: string }) {
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton width="180px" />
    </>
  );
}

/** The action whose dialog is open. It is part of the address: it survives a reload, and the back button closes it. */
function useDialogInAddress<T>(actions: readonly Action<T>[]) {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const ask = (id: string | undefined) =>
    changeAddress((before) => {
      if (id === undefined) before.delete('dialog');
      else before.set('dialog', id);
      return { search: before, replace: id === undefined, preventScrollReset: true };
    });
  return [actions.find(({ id }) => id === search.get('dialog')), ask] as const;
}

interface TabsProps<T, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  id: string;
  current: TTab;
}

function Tabs<T, TTab extends string>({ spec, id, current }: TabsProps<T, TTab>) {
  const say = useWords();
  const { search } = useLocation();
  const formats = useFormats();
  const names = Object.keys(spec.tabs) as TTab[];
  const counted = names.flatMap((name) => spec.tabs[name].count?.(id) ?? []) as UseQueryOptions<unknown>[];
  const counts = useQueries({ queries: counted });
  // One part alone is the page itself.
  if (names.length === 1) return null;
  const countOf = (name: TTab): number | undefined => {
    const before = names
      .slice(0, names.indexOf(name))
      .filter((other) => spec.tabs[other].count !== undefined);
    return spec.tabs[name].count && (counts[before.length]?.data as number | undefined);
  };
  return (
    <TabLinks
      label={say(spec.words.tabs)}
      items={names.map((name) => {
        const count = countOf(name);
        return {
          id: name,
          label: say(spec.tabs[name].label),
          current: name === current,
          ...(count !== undefined && { count: formats.number(count) }),
          render: (props) => <Link {...props} to={{ pathname: spec.paths.details(id, name), search }} />,
        };
      })}
    />
  );
}

interface DialogsProps<T, TTab extends string> {
  spec: DetailsSpec<T, TTab>;
  object: T;
  action: Action<T> | undefined;
  onClose: () => void;
}

/** The open dialog. Once the object is deleted its page is left for the list, and taken out of the history. */
function Dialogs<T, TTab extends string>({ spec, object, action, onClose }: DialogsProps<T, TTab>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = { pathname: spec.paths.list(), search: listSearch(search) };
  return (
    <ActionDialog
      action={action}
      object={object}
      onClose={onClose}
      onDeleted={() => void navigate(list, { replace: true })}
    />
  );
}
