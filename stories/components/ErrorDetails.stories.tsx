import { ErrorCodeLink, ErrorDetails } from '@archive-console/ui';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { germanCopyWords } from './copy-words.ts';
import { fitsATelephone } from './fits-a-telephone.ts';

const meta = preview.meta({
  title: 'Components/States/Error details',
  component: ErrorDetails,
  tags: ['autodocs', 'stable'],
  args: {
    code: 'Default.InternalServerError',
    trace: {
      id: '4bf92f3577b34da6a3ce929d0e0e4736',
    },
  },
});

export const CodeAndTrace = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy trace id' }));
    await expect(write).toHaveBeenCalledWith('4bf92f3577b34da6a3ce929d0e0e4736');
  },
});

export const CodeAlone = meta.story({
  render: () => <ErrorDetails code="User.NotFound" />,
  async play({ canvas }) {
    await expect(canvas.getByText('User.NotFound')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Inside a frame that has a page for each code. */
export const CodeWithPage = meta.story({
  render: (args) => (
    <ErrorCodeLink
      value={(code) => (props) => (
        <a {...props} href={`#${code}`}>
          {props.children}
        </a>
      )}
    >
      <ErrorDetails {...args} />
    </ErrorCodeLink>
  ),
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Default.InternalServerError' });
    await expect(link).toHaveAttribute('href', '#Default.InternalServerError');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const Narrow = meta.story({
  args: {
    code: 'TenantRegistrationMicrosoft365.ServicePrincipalNotFound',
    trace: {
      id: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      words: { ...germanCopyWords('Vorgangskennung kopieren'), label: 'Vorgangskennung für die Fehlersuche' },
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/^TenantRegistration/)).toBeVisible();
    const copy = canvas.getByRole('button', { name: 'Vorgangskennung kopieren' });
    await expect(copy).toBeVisible();
    const id = canvas.getByText(/^00-4bf9/).getBoundingClientRect();
    const { top, height, left } = copy.getBoundingClientRect();
    // In the middle of the id's first line, which is 16 px high.
    await expect(top + height / 2).toBe(id.top + 8);
    await expect(left).toBeGreaterThan(id.right);
    await fitsATelephone();
  },
});
