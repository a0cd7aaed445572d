import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DeleteIcon, EditIcon } from '../icons.ts';
import { Radio } from '../field/Radio.styles.ts';
import { Group, Line } from './Choice.styles.ts';
import type { ListNamedView } from './list-types.ts';
import { contentOf, isAltered, isNameTaken, withView } from './named-views.ts';
import type { ListViews, WordedList } from './paged-list-props.ts';
import { Actions, Item, None, Root } from './ViewFields.styles.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

/** What of a list a view keeps, and its words. */
export type ViewedList = Pick<WordedList<never>, 'columns' | 'columnChoice' | 'sort' | 'filters' | 'words'>;

/** A name that is being typed. */
export interface TypedViewName {
  /** Whose name it is: a view's, or that of a new one. */
  readonly of: ListNamedView | 'new';
  readonly text: string;
}

/** The name that is being typed, kept outside of the panel: closed, it asks nothing and loses nothing. */
export interface ViewNaming {
  readonly typed: TypedViewName | undefined;
  readonly onTyped: (typed: TypedViewName | undefined) => void;
}

/** Properties of {@link ViewFields}. */
export interface ViewFieldsProps {
  readonly list: ViewedList;
  readonly views: ListViews;
  readonly naming: ViewNaming;
}

/** A view that was deleted, and where it stood. */
interface RemovedView {
  readonly view: ListNamedView;
  readonly place: number;
  readonly isOpen: boolean;
}

/** Opens, saves, renames, updates and deletes views. The last deletion can be taken back. */
export function ViewFields({ list, views, naming: { typed, onTyped } }: ViewFieldsProps) {
  const { saved, standard, openId, onOpen, onSaved } = views;
  const words = list.words.views;
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  // Whose name is asked for.
  const naming = typed?.of;
  const [removed, setRemoved] = useState<RemovedView>();
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && naming === undefined)
      root.current?.querySelector<HTMLElement>(':checked')?.focus();
    wasNaming.current = naming !== undefined;
  }, [naming]);
  const now = contentOf(list);
  const open = saved.find(({ id }) => id === openId);
  const isOther = isAltered(list.columns, now, open ?? standard);

  const save = (text: string): void => {
    if (naming === 'new') onSaved(...withView(saved, text, now));
    else
      onSaved(
        saved.map((view) => (view.id === naming?.id ? { ...view, name: text } : view)),
        openId,
      );
    onTyped(undefined);
  };
  const remove = (view: ListNamedView): void => {
    root.current?.querySelector<HTMLElement>('input')?.focus();
    const isOpen = openId === view.id;
    setRemoved({ view, place: saved.indexOf(view), isOpen });
    onSaved(
      saved.filter((other) => other !== view),
      isOpen ? undefined : openId,
    );
  };
  const putBack = ({ view, place, isOpen }: RemovedView): void => {
    root.current?.querySelector<HTMLElement>('input')?.focus();
    setRemoved(undefined);
    onSaved(saved.toSpliced(place, 0, view), isOpen ? view.id : openId);
  };
  if (typed !== undefined && naming !== undefined) {
    const id = naming === 'new' ? undefined : naming.id;
    return (
      <Root ref={root}>
        <ViewNameForm
          name={typed.text}
          isTaken={(text) => isNameTaken(saved, text, id)}
          onTyped={(text) => onTyped({ of: naming, text })}
          onName={save}
          onCancel={() => onTyped(undefined)}
          words={words}
        />
      </Root>
    );
  }
  const choice = (label: string, view: ListNamedView | undefined) => (
    <Line>
      <Radio
        type="radio"
        name={name}
        checked={view?.id === open?.id}
        onChange={() => onOpen(view ?? standard, view?.id)}
      />
      {label}
    </Line>
  );
  return (
    <Root ref={root}>
      <Group role="radiogroup" aria-label={words.title}>
        {choice(words.standard, undefined)}
        {saved.map((view) => (
          <Item key={view.id}>
            {choice(view.name, view)}
            <IconButton
              size="sm"
              icon={EditIcon}
              label={words.rename(view.name)}
              onClick={() => onTyped({ of: view, text: view.name })}
            />
            <IconButton
              size="sm"
              icon={DeleteIcon}
              label={words.remove(view.name)}
              onClick={() => remove(view)}
            />
          </Item>
        ))}
      </Group>
      {saved.length === 0 && <None>{words.none}</None>}
      <Actions>
        {removed && (
          <Button size="sm" onClick={() => putBack(removed)}>
            {words.undo}
          </Button>
        )}
        {open && isOther && (
          <Button
            size="sm"
            onClick={() =>
              onSaved(
                saved.map((view) => (view.id === open.id ? { ...view, ...now } : view)),
                open.id,
              )
            }
          >
            {words.update(open.name)}
          </Button>
        )}
        {isOther && (
          <Button size="sm" onClick={() => onOpen(open ?? standard, open?.id)}>
            {words.reset}
          </Button>
        )}
        <Button size="sm" onClick={() => onTyped({ of: 'new', text: '' })}>
          {words.saveAs}
        </Button>
      </Actions>
    </Root>
  );
}
