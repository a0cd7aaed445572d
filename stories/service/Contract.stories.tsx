import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ContractPage } from './ContractPage.tsx';
import { areas } from './published.ts';

const meta = preview.meta({ title: 'Service/Contract' });

/** Every operation, by area: verb, path, access, effect, what is assumed, what it is refused with. */
export const Operations = meta.story({
  render: () => <ContractPage />,
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(areas.length);
    await expect(canvasElement.querySelectorAll('h3')).toHaveLength(133);
    await expect(canvasElement.querySelector('#getUser')).toHaveTextContent('getUser');
    // Nothing has to be opened for the browser's search to find it.
    await expect(canvasElement.textContent).toContain('"userName": "gustav.lund"');
  },
});

/** The fields and examples of one area. */
export const OneArea = meta.story({
  render: () => <ContractPage only={['users']} isOpen />,
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'Takes of updateUserProfile, field by field' });
    await expect(table).toHaveTextContent('userId');
    await expect(canvas.getByRole('region', { name: 'Refused of getUser' })).toHaveTextContent(
      'User.NotFound',
    );
  },
});

export const OneAreaDark = OneArea.extend({ globals: { theme: 'dark' } });

export const Narrow = OneArea.extend({
  globals: { viewport: { value: 'telephone' }, theme: 'dark' },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
