import { accounts, operations } from '@archive-console/mocks';
import type { GlobalTypes } from 'storybook/internal/csf';
import { accountKey } from './situation.ts';

/** A menu of the toolbar: what it is for, its drawing, and its choices by their value. */
function menuOf(title: string, icon: string, choices: Readonly<Record<string, string>>, description = title) {
  const items = Object.entries(choices).map(([value, name]) => ({ value, title: name }));
  return { description, toolbar: { title, icon, dynamicTitle: true, items } } as GlobalTypes[string];
}

const operationNames = operations.map(({ name }) => name).toSorted();

/** What the toolbar of the book offers. */
export const toolbars: GlobalTypes = {
  theme: menuOf('Theme', 'contrast', {
    light: 'Light',
    dark: 'Dark',
    both: 'Side by side',
    forced: 'System colors',
  }),
  language: menuOf('Language', 'globe', { 'en-US': 'English', de: 'Deutsch', 'en-XA': 'Pseudo-language' }),
  motion: menuOf('Motion', 'timer', {
    full: 'As the reader has it',
    slow: 'Five times slower',
    none: 'None',
  }),
  density: menuOf(
    'Density',
    'menu',
    { comfortable: 'Comfortable rows', compact: 'Compact rows' },
    'Density of the console’s lists',
  ),
  account: menuOf(
    'Account',
    'user',
    {
      written: 'Account as written',
      visitor: 'Not signed in',
      ...Object.fromEntries(accounts.map(({ email, note }) => [accountKey(email), note])),
    },
    'Who is signed in: tenant and role',
  ),
  fault: menuOf(
    'Fault',
    'alert',
    {
      none: 'No fault',
      fails: 'Fails',
      hangs: 'Hangs',
      empty: 'Answers nothing',
      broken: 'Answers a broken shape',
    },
    'What goes wrong at the service',
  ),
  faultAt: menuOf(
    'Fault at',
    'location',
    {
      every: 'at every operation',
      ...Object.fromEntries(operationNames.map((name) => [name, `at ${name}`])),
    },
    'The operation that goes wrong',
  ),
  latency: menuOf(
    'Latency',
    'time',
    { written: 'No latency', short: '0.4 s', long: '3 s' },
    'What every answer takes',
  ),
};
