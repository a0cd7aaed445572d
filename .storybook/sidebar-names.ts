import type { API_HashEntry } from 'storybook/manager-api';

const isNew = (entry: API_HashEntry) =>
  entry.type === 'component' && 'tags' in entry && entry.tags.includes('new');

/** What stands in the sidebar: states in sentence case, pages by what they are, and what the console does not use yet. */
export function nameInSidebar(entry: API_HashEntry): string {
  if (entry.type === 'docs' && entry.name === 'Docs')
    return /^(screens|flows)-/.test(entry.id) ? 'All states' : 'Page';
  if (entry.type === 'story') {
    const [first = '', ...rest] = entry.name.split(' ');
    return [first, ...rest.map((word) => (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()))].join(' ');
  }
  return isNew(entry) ? `${entry.name} (new)` : entry.name;
}
