/// <reference path="./book-modules.d.ts" />
import { theme } from '@archive-console/ui';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import drawn from 'virtual:book-pictures';
import { useToolbars } from '../use-toolbars.ts';
import { storyAt, useBookLink } from './BookLink.tsx';

const known: ReadonlySet<string> = new Set(drawn);

/** The picture that fits what the toolbar says best, of those that were drawn. */
export function pictureOf(id: string, chosen: Readonly<Record<string, unknown>>): string | undefined {
  const isGerman = chosen['language'] === 'de';
  const isDark = chosen['theme'] === 'dark';
  const wanted = [
    ...(isGerman && isDark ? ['german-dark'] : []),
    ...(isGerman ? ['german'] : []),
    ...(isDark ? ['dark'] : []),
    'light',
  ];
  return wanted.map((variant) => `${id}.${variant}.webp`).find((name) => known.has(name));
}

interface PictureProps {
  /** The story that it shows. */
  id: string;
  name: string;
  /** Where it leads. @default the story */
  to?: string;
}

/** A story as a picture. Without a picture, it is a button that plays the story. */
export function Picture({ id, name, to = storyAt(id) }: PictureProps) {
  const link = useBookLink(to);
  const picture = pictureOf(id, useToolbars(use(DocsContext)));
  return (
    <a {...link} aria-label={name} style={frame}>
      {picture === undefined ? (
        <span style={{ color: theme.color.accent, fontWeight: 600 }}>
          {to === storyAt(id) ? '▶ Play' : 'Open'}
        </span>
      ) : (
        <img src={`./pictures/${picture}`} alt="" loading="lazy" style={image} />
      )}
    </a>
  );
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '64 / 45',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: '8px',
  background: theme.color.surface,
  textDecoration: 'none',
} as const;

const image = { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' } as const;
