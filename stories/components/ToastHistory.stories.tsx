import { createToastQueue, Drawer, ToastHistory, UiWordsProvider } from '@archive-console/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { OpenedBy } from './OpenedBy.tsx';
import { germanToastWords, germanTraceWords } from './toast-words.ts';

const formatTime = (at: Date) => at.toISOString().slice(11, 16);

function createQueue() {
  const queue = createToastQueue();
  queue.show({ tone: 'success', title: 'User created' });
  queue.show({
    tone: 'error',
    title: 'The user was not deleted',
    code: 'User.NotFound',
    traceId: '00-4f1c22',
  });
  queue.show({
    tone: 'error',
    title: 'The user was not deleted',
    code: 'User.NotFound',
    traceId: '00-4f1c23',
  });
  return queue;
}

const meta = preview.meta({
  title: 'Components/Overlays/Toast history',
  component: ToastHistory,
  tags: ['autodocs', 'stable'],
  args: { queue: createToastQueue(), formatTime },
});

export const Populated = meta.story({
  render: (args) => <ToastHistory {...args} queue={createQueue()} />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      /not deleted 2 times.*Trace id 00-4f1c23/,
    );
  },
});

export const Empty = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
});

const opened = fn();

/** What a message is about can be opened for as long as it is there. */
export const WithSomethingToOpen = meta.story({
  render: (args) => {
    const queue = createToastQueue();
    const opens = { label: 'Show result', onOpen: opened };
    queue.show({ tone: 'success', title: '12 users deleted', opens: { ...opens, isThere: () => false } });
    queue.show({ tone: 'warning', title: '3 of 4 groups deleted', opens: { ...opens, isThere: () => true } });
    return <ToastHistory {...args} queue={queue} />;
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show result' }));
    await expect(opened).toHaveBeenCalledTimes(1);
  },
});

/** The product knows the pages: of what is not there any more it gives no link. */
export const WithLinks = meta.story({
  args: {
    linkTo: (about) =>
      about === 'jonas'
        ? undefined
        : ({ children, ...props }) => (
            <a {...props} href={`#${about}`}>
              {children}
            </a>
          ),
  },
  render: (args) => {
    const queue = createToastQueue();
    queue.show({ tone: 'success', title: 'Jonas Lund saved', about: 'jonas' });
    queue.show({ tone: 'success', title: 'Mira Sommer created', about: 'mira' });
    return <ToastHistory {...args} queue={queue} />;
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Mira Sommer created' })).toHaveAttribute('href', '#mira');
  },
});

export const Cleared = Populated.extend({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear history' }));
    await expect(canvas.getByText('No messages yet')).toBeVisible();
  },
});

export const InADrawer = meta.story({
  render: (args) => (
    <OpenedBy label="Show messages">
      {(isOpen, close) => (
        <Drawer isOpen={isOpen} title="Messages of this visit" onClose={close}>
          <ToastHistory {...args} queue={createQueue()} />
        </Drawer>
      )}
    </OpenedBy>
  ),
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Show messages' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Messages of this visit' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: 'Messages of this visit' }));
    await expect(drawer.getAllByRole('time')).toHaveLength(2);
    await waitFor(() => expect(drawer.getByText('User.NotFound')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('00-4f1c23')).toBeVisible());
  },
});

function createGermanQueue() {
  const queue = createToastQueue();
  queue.show({
    tone: 'error',
    title: 'Die Archivierungsrichtlinie „Vertriebsunterlagen Niedersachsen“ wurde nicht gelöscht',
    text: 'Die Stellvertretungsberechtigungen der Organisationseinheit werden noch verwendet.',
    code: 'TenantRegistrationMicrosoft365.ServicePrincipalNotFound',
    traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  });
  return queue;
}

export const Narrow = meta.story({
  args: { words: { ...germanToastWords, empty: '', clear: 'Benachrichtigungsverlauf löschen' } },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <UiWordsProvider words={germanTraceWords}>
      <ToastHistory {...args} queue={createGermanQueue()} />
    </UiWordsProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Fehler.*nicht gelöscht.*Trace-ID 00-4bf9/);
    await expect(canvas.getByRole('button', { name: 'Benachrichtigungsverlauf löschen' })).toBeVisible();
    await fitsATelephone();
  },
});
