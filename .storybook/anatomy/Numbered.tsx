import { Stack, Text, theme } from '@archive-console/ui';
import { Heading } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { BookPart } from '../reading/BookPart.tsx';
import type { Mark } from './marks.ts';
import { nameOfSlot, type Slot } from './slots.ts';
import { useMarks } from './use-marks.ts';

interface NumberedProps {
  /** The properties that may be seen in the example. */
  slots: readonly Slot[];
  /** The example: it carries `data-example`, or is a frame. */
  children: ReactNode;
  /** Whether its room is kept until the parts are known: what loads in a frame comes late. @default false */
  keepsRoom?: boolean;
}

/** An example with numbers on its parts, and what each is for. */
export function Numbered({ slots, children, keepsRoom = false }: NumberedProps) {
  const [stage, marks] = useMarks(slots);
  const isWorthSaying = marks.length > 1 || keepsRoom;
  const others = slots.filter(
    ({ isContent, name }) => isContent && !marks.some((mark) => mark.name === nameOfSlot(name)),
  );
  return (
    <section style={isWorthSaying ? undefined : unseen} aria-hidden={!isWorthSaying}>
      <Heading>Anatomy</Heading>
      <BookPart>
        <Stack gap={16} style={{ marginBlock: `${theme.space[12]} ${theme.space[32]}` }}>
          <div ref={stage} style={ground} inert>
            {children}
            {marks.map((mark, place) => (
              <Marked key={place} mark={mark} number={place + 1} />
            ))}
          </div>
          <ol style={legend}>
            {marks.map(({ name, said }, place) => (
              <li key={place} style={entry}>
                <span aria-hidden style={pin}>
                  {place + 1}
                </span>
                <span>
                  <strong>{name}</strong> {said.replaceAll('`', '')}
                </span>
              </li>
            ))}
          </ol>
          {others.length > 0 && (
            <Text tone="muted">
              {`Not in this example: ${others.map(({ name }) => nameOfSlot(name).toLowerCase()).join(', ')}.`}
            </Text>
          )}
        </Stack>
      </BookPart>
    </section>
  );
}

function Marked({ mark: { left, top, width, height, pin: at }, number }: { mark: Mark; number: number }) {
  return (
    <>
      <span aria-hidden style={{ ...outline, left, top, width, height }} />
      <span aria-hidden style={{ ...pin, position: 'absolute', left: at.left, top: at.top }}>
        {number}
      </span>
    </>
  );
}

/** Drawn to be measured: what has one part only has no anatomy. */
const unseen = { height: 0, overflow: 'hidden', opacity: 0 } as const;

const ground = {
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.canvas,
} as const;

const outline = {
  position: 'absolute',
  border: `1px dashed ${theme.color.accent}`,
  borderRadius: theme.radius.badge,
} as const;

const pin = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: theme.radius.round,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: '12px',
  fontWeight: 600,
  lineHeight: 1,
} as const;

const legend = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: '10px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const entry = { display: 'flex', gap: '10px', alignItems: 'flex-start' } as const;
