import { colorSchemes } from '@archive-console/ui';

/** The same story twice, in a page of its own each, so that what floats has its own theme as well. */
export function SideBySide({ id, globals }: { id: string; globals: Readonly<Record<string, unknown>> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {colorSchemes.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`?${new URLSearchParams({ id, viewMode: 'story', globals: globalsFor(globals, theme) }).toString()}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  );
}

function globalsFor(globals: Readonly<Record<string, unknown>>, theme: string): string {
  const kept = ['language', 'motion', 'density'].map((name) => `${name}:${String(globals[name])}`);
  return [`theme:${theme}`, ...kept].join(';');
}
