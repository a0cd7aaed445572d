import { Button } from '../button/Button.tsx';
import { ViewsIcon } from '../icons.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { viewsPanel } from './list-panels.ts';
import { contentOf, isAltered } from './named-views.ts';
import type { ToolbarList, ListViews } from './paged-list-props.ts';
import type { ViewNaming } from './ViewFields.tsx';

/** Properties of {@link ViewsButton}. */
export interface ViewsButtonProps {
  readonly list: ToolbarList;
  readonly views: ListViews;
  readonly naming: ViewNaming;
}

/** Names the view that is open, and whether it was altered; opens the panel of views. */
export function ViewsButton({ list, views, naming }: ViewsButtonProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(viewsPanel);
  const { title, altered } = list.words.views;
  const open = views.saved.find(({ id }) => id === views.openId);
  const isOther = open !== undefined && isAltered(list.columns, contentOf(list), open);
  return (
    <>
      <Button design="quaternary" size="sm" icon={ViewsIcon} {...triggerProps}>
        {open?.name ?? title}
        {isOther && ` (${altered})`}
      </Button>
      <LazyPart
        of={viewsPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ list, views, naming, trigger, onClose: close })}
      />
    </>
  );
}
