import { colorSchemes } from '@archive-console/ui';
import { addressBeside } from './frame-address.ts';

/** The room one theme needs: a component that of a dialog, everything else that of a console on a desk. */
const roomFor = (id: string) => (id.startsWith('components-') ? '480px' : '1024px');

/**
 * The same story in both themes, in a page of its own each, so that what floats has its own theme as well: beside each
 * other where both have room, else below each other.
 */
export function SideBySide({ id, globals }: { id: string; globals: Readonly<Record<string, unknown>> }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${roomFor(id)}, 100%), 1fr))`,
        gridAutoRows: 'minmax(360px, 1fr)',
        height: '100vh',
      }}
    >
      {colorSchemes.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={addressBeside(id, { ...globals, theme })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  );
}
