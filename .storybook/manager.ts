import { createElement } from 'react';
import { IconButton } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { initialGlobals } from './initial-globals.ts';
import { nameInSidebar } from './sidebar-names.ts';
import { addStepsPanel } from './steps-panel.ts';
import { bookThemes, schemeOf } from './themes.ts';

/** Nothing to set and nothing to play: such a panel would be empty there. */
const hasNoControls = (parameters: { fileName?: string } | undefined) =>
  /\/stories\/(screens|flows|service|foundations)\//.test(parameters?.fileName ?? '');

/** One press, and a story is as it is written: whatever the toolbar had changed. */
function AsWritten() {
  const [globals, update] = useGlobals();
  const { value: width } = (globals['viewport'] ?? {}) as { value?: string };
  const changed = Object.entries(initialGlobals).some(([name, value]) => (globals[name] ?? value) !== value);
  if (!changed && width === undefined) return null;
  const asWritten = { ...initialGlobals, viewport: { value: undefined, isRotated: false } };
  // Storybook builds this file without the JSX of the project.
  return createElement(
    IconButton,
    { ariaLabel: 'Show the story as it is written', onClick: () => update(asWritten) },
    'As written',
  );
}

addons.setConfig({
  theme: bookThemes.light,
  sidebar: { renderLabel: nameInSidebar },
  panelPosition: 'bottom',
});

addons.register('archive-console', (api) => {
  addons.add('archive-console/as-written', {
    type: types.TOOL,
    title: 'As written',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: AsWritten,
  });
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: bookThemes[schemeOf(globals['theme'])] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addStepsPanel();
  const controls = addons.getElements(types.PANEL)['addon-controls'];
  if (controls !== undefined) controls.disabled = hasNoControls;
});
