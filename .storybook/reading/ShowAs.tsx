import { Inline, SegmentedChoice } from '@archive-console/ui';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { useToolbars } from '../use-toolbars.ts';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const languages = [
  { value: 'en-US', label: 'English' },
  { value: 'de', label: 'German' },
];
const widths = [
  { value: 'none', label: 'As wide as here' },
  { value: 'telephone', label: 'Telephone' },
];

/** Sets what the toolbar sets, before a state is opened: the toolbar has no widths on a page like this. */
export function ShowAs() {
  const context = use(DocsContext);
  const chosen = useToolbars(context);
  const set = (globals: Readonly<Record<string, unknown>>) =>
    context.channel.emit(UPDATE_GLOBALS, { globals });
  const { value: width = 'none' } = (chosen['viewport'] ?? {}) as { value?: string };
  return (
    <Inline gap={16}>
      <SegmentedChoice
        label="Theme"
        labelHidden
        options={themes}
        value={chosen['theme'] === 'dark' ? 'dark' : 'light'}
        onValue={(theme) => set({ theme })}
      />
      <SegmentedChoice
        label="Language"
        labelHidden
        options={languages}
        value={chosen['language'] === 'de' ? 'de' : 'en-US'}
        onValue={(language) => set({ language })}
      />
      <SegmentedChoice
        label="Width"
        labelHidden
        options={widths}
        value={width === 'telephone' ? 'telephone' : 'none'}
        onValue={(value) =>
          set({ viewport: { value: value === 'none' ? undefined : value, isRotated: false } })
        }
      />
    </Inline>
  );
}
