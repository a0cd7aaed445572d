import { addons, type API_HashEntry } from 'storybook/manager-api';

const isNew = (entry: API_HashEntry) =>
  entry.type === 'component' && 'tags' in entry && entry.tags.includes('new');

/** What the console does not use yet says so in the sidebar as well; the filter above it knows both tags. */
addons.setConfig({
  sidebar: { renderLabel: (entry: API_HashEntry) => (isNew(entry) ? `${entry.name} (new)` : entry.name) },
});
