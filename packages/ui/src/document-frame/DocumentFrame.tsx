import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { Frame } from './DocumentFrame.styles.ts';

/** Properties of {@link DocumentFrame}. */
export interface DocumentFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'content' | 'children'> {
  /** What the document is, for who cannot see it ("Invoice RE-2026-03"). */
  readonly title: string;
  /** The document, a PDF that was read already: its address may need the session. */
  readonly content: Blob;
  /** In its place where the browser shows no PDF in a page, as on most telephones. */
  readonly whenUnable: ReactNode;
}

/**
 * A PDF in the page, drawn by the browser.
 *
 * - Do: offer it as a download as well.
 * - Don't: put anything into it that is nowhere else: not every reader can see into it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes into the document, which has the keys of the browser |
 */
export function DocumentFrame({ title, content, whenUnable, ...props }: DocumentFrameProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(content);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <div {...props}>{navigator.pdfViewerEnabled ? <Frame ref={show} title={title} /> : whenUnable}</div>;
}
