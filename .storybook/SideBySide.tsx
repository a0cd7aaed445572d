import { colorSchemes } from '@archive-console/ui';
import { frameAddress } from './frame-address.ts';

/**
 * The same story in both themes, in a page of its own each, so that what floats has its own theme as well. Each has the
 * whole width: beside each other only where both have room for a console as wide as on a desk.
 */
export function SideBySide({ id, globals }: { id: string; globals: Readonly<Record<string, unknown>> }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(1024px, 100%), 1fr))',
        gridAutoRows: 'minmax(360px, 1fr)',
        height: '100vh',
      }}
    >
      {colorSchemes.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={frameAddress(id, { ...globals, theme })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  );
}
