import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { PageButton } from './ListFooter.styles.ts';
import { pagePanel } from './list-panels.ts';
import type { PagePanelProps } from './PagePanel.tsx';

/** Properties of {@link GoToPage}. */
export interface GoToPageProps extends Pick<PagePanelProps, 'pages' | 'onPage' | 'words'> {
  /** What is shown of the pages it stands for. */
  readonly children: string;
}

/** Asks for the number of a page and goes there. */
export function GoToPage({ children, ...props }: GoToPageProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(pagePanel);
  return (
    <>
      <PageButton
        type="button"
        aria-label={children === '…' ? props.words.goToPage : `${children}: ${props.words.goToPage}`}
        {...triggerProps}
      >
        {children}
      </PageButton>
      <LazyPart
        of={pagePanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({ ...props, trigger, onClose: close })}
      />
    </>
  );
}
