import { useEffect, useRef, useState } from 'react';
import { frameAddress } from './frame-address.ts';

interface StoryFrameProps {
  id: string;
  /** What the story is called. */
  name: string;
  /** What the toolbars say. */
  globals: Readonly<Record<string, unknown>>;
  /** As CSS. @default as wide as the page */
  width?: string | undefined;
  /** As CSS. @default as high as the story */
  height?: string | undefined;
}

/** Where a story is as high as its window, it may not grow with it. */
const HIGHEST = 900;

/** A story in a page of its own, as it begins: nothing is played there. */
export function StoryFrame({ id, name, globals, width = '100%', height }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [needed, setNeeded] = useState(120);
  useEffect(() => {
    const measure = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const measured = sizeIn(data);
      if (measured !== undefined) setNeeded(Math.min(Math.ceil(measured), HIGHEST));
    };
    window.addEventListener('message', measure);
    return () => window.removeEventListener('message', measure);
  }, []);
  return (
    <iframe
      ref={frame}
      title={name}
      loading="lazy"
      src={frameAddress(id, globals)}
      style={{ display: 'block', width, maxWidth: '100%', height: height ?? needed, border: 0 }}
    />
  );
}

/** A page that knows that it is embedded says how high it is, in JSON, whenever that changes. */
function sizeIn(data: unknown): number | undefined {
  if (typeof data !== 'string' || !data.includes('iframe.resize')) return undefined;
  const { height } = JSON.parse(data) as { height?: number };
  return height;
}
