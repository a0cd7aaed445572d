import type { RefObject } from 'react';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import type { ListViews } from './paged-list-props.ts';
import { type ViewNaming, ViewFields, type ViewedList } from './ViewFields.tsx';

/** Properties of {@link ViewsPanel}. */
export interface ViewsPanelProps {
  readonly list: ViewedList;
  readonly views: ListViews;
  readonly naming: ViewNaming;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The panel in which views are opened, saved, renamed and deleted. */
export function ViewsPanel({ list, views, naming, trigger, onClose }: ViewsPanelProps) {
  return (
    <PopoverPanel title={list.words.views.title} trigger={trigger} placement="bottom end" onClose={onClose}>
      <ViewFields list={list} views={views} naming={naming} />
    </PopoverPanel>
  );
}
