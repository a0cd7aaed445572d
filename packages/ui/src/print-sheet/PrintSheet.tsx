import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { type Definition, DefinitionList } from '../definition-list/DefinitionList.tsx';
import { printOnly, PrintOnlyStyle } from './print-only.ts';
import { AcrossStyle, Foot, Root, Title } from './PrintSheet.styles.ts';

/** Properties of {@link PrintSheet}. */
export interface PrintSheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** It is asked for: the browser's dialog opens, and nothing else of the page is printed. */
  readonly isOpen: boolean;
  /** The dialog is over, whether it was printed or not: the browser does not report that. */
  readonly onClose: () => void;
  /** What the paper is, above everything else on it. */
  readonly title: ReactNode;
  /** Whose it is, what it is about, since when. */
  readonly facts?: readonly Definition[];
  /** What a person needs who holds nothing but the paper. */
  readonly children?: ReactNode;
  /**
   * For a table of more columns than stand beside each other on an upright page: the paper lies across, and the table is
   * set small. @default false
   */
  readonly wide?: boolean;
  /** When it was printed, and the address of its page, in words. */
  readonly foot?: ReactNode;
}

/**
 * A document of its own that is printed in place of the page: a mandate, recovery codes, a protocol. It is never seen on
 * the screen.
 *
 * - Do: make it `wide` for a table of many columns: what does not fit on the paper is cut off.
 * - Do: put into it what a person needs who holds nothing but the paper; say in the foot when it
 *   was printed.
 * - Don't: use it where the page itself prints well: the browser does that.
 */
export function PrintSheet({ isOpen, ...props }: PrintSheetProps) {
  return isOpen && <Sheet {...props} />;
}

function Sheet({
  onClose,
  title,
  facts,
  children,
  wide = false,
  foot,
  ref,
  ...props
}: Omit<PrintSheetProps, 'isOpen'>) {
  const sheet = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => sheet.current as HTMLElement, []);
  const print = useEffectEvent(() => sheet.current && printOnly(sheet.current, onClose));
  useEffect(() => {
    let giveBack: (() => void) | null = null;
    // Not at once: where it is taken away again in the same breath, nothing is printed.
    const soon = setTimeout(() => (giveBack = print()));
    return () => {
      clearTimeout(soon);
      giveBack?.();
    };
  }, []);
  return createPortal(
    <Root {...props} ref={sheet} $wide={wide}>
      <PrintOnlyStyle />
      {wide && <AcrossStyle />}
      <Title>{title}</Title>
      {facts && <DefinitionList items={facts} />}
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Root>,
    document.body,
  );
}
