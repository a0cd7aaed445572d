import type { GlobalTypes } from 'storybook/internal/csf';

/** What the toolbar of the book offers. */
export const toolbars: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
        { value: 'forced', title: 'System colors' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English' },
        { value: 'de', title: 'Deutsch' },
        { value: 'en-XA', title: 'Pseudo-language' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'timer',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'As the reader has it' },
        { value: 'slow', title: 'Five times slower' },
        { value: 'none', title: 'None' },
      ],
    },
  },
  density: {
    description: 'Rows of the console’s lists',
    toolbar: {
      title: 'Density',
      icon: 'menu',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable rows' },
        { value: 'compact', title: 'Compact rows' },
      ],
    },
  },
};

/** How the book opens. */
export const initialGlobals = {
  theme: 'light',
  language: 'en-US',
  motion: 'full',
  density: 'comfortable',
};
