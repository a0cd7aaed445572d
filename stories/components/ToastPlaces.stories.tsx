import {
  Button,
  createToastQueue,
  Inline,
  isOver,
  Page,
  Stack,
  Textarea,
  type ToastMessage,
  type ToastPosition,
  toastPositions,
  ToastRegion,
} from '@archive-console/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const short: ToastMessage = { tone: 'error', title: 'The user was not deleted' };

const meta = preview.meta({
  title: 'Components/Overlays/Toasts/Places',
  component: ToastRegion,
  tags: ['stable'],
  args: { queue: createToastQueue() },
});

function Everywhere() {
  const [places] = useState(() =>
    toastPositions.map((position) => ({ position, queue: createToastQueue() })),
  );
  return (
    <div style={{ position: 'fixed', top: '25%', left: 24 }}>
      <Button
        onClick={() => {
          for (const { position, queue } of places) queue.show({ ...short, title: position });
        }}
      >
        Say it at all nine places
      </Button>
      {places.map(({ position, queue }) => (
        <ToastRegion key={position} {...{ position, queue }} words={{ region: position }} />
      ))}
    </div>
  );
}

/** Which edge of the window it keeps 12 pixels from, or whether it stands in the middle. */
function edgeOf(from: number, to: number, size: number) {
  if (from === 12) return 'start';
  if (size - to === 12) return 'end';
  return Math.abs(from - (size - to)) <= 1 ? 'middle' : undefined;
}

function placeIn(shown: HTMLElement) {
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { row: edgeOf(top, bottom, clientHeight), column: edgeOf(left, right, clientWidth) };
}

const rows = { top: 'start', bottom: 'end' } as const;
const columns = { left: 'start', right: 'end' } as const;

function expected(position: ToastPosition) {
  const words = position.split('-');
  const edge = (of: Record<string, string>) => words.map((word) => of[word]).find(Boolean) ?? 'middle';
  return { row: edge(rows), column: edge(columns) };
}

export const NinePlaces = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <Everywhere />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Say it at all nine places' });
    await userEvent.click(button);
    for (const position of toastPositions) {
      const shown = await screen.findByRole('region', { name: position });
      await waitFor(() => expect(placeIn(shown)).toEqual(expected(position)));
    }
    const areas = [button, ...screen.getAllByRole('region')].map((part) => part.getBoundingClientRect());
    const areOver = areas.some((one, index) => areas.slice(index + 1).some((other) => isOver(one, other)));
    await expect(areOver).toBe(false);
  },
});

/** A message that is set to stand at the bottom, or one below buttons that are so far above it, which is replaced. */
function Moving({ above }: { readonly above?: string }) {
  const [queue] = useState(createToastQueue);
  const [id, setId] = useState<string>();
  const [position, setPosition] = useState<ToastPosition>('top');
  const text = 'Somebody else deleted it in the meantime. '.repeat(4);
  return (
    <div style={above === undefined ? undefined : { position: 'fixed', insetInline: 0, bottom: above }}>
      <Inline justify="center">
        <Button onClick={() => setId(queue.show(short))}>Say it</Button>
        {above === undefined ? (
          <Button onClick={() => setPosition('bottom')}>Go to the bottom</Button>
        ) : (
          <Button onClick={() => queue.show({ ...short, text }, { insteadOf: id })}>Say more instead</Button>
        )}
      </Inline>
      <ToastRegion queue={queue} position={above === undefined ? position : 'bottom'} />
    </div>
  );
}

/** A field that grows with its text to more than half the window, and a message that came before. */
function BesideAGrowingField() {
  const [queue] = useState(createToastQueue);
  return (
    <div style={{ position: 'fixed', insetInline: 24, bottom: 24 }}>
      <Stack>
        <Button onClick={() => queue.show(short)}>Say it</Button>
        <Textarea label="Reason" />
      </Stack>
      <ToastRegion queue={queue} />
    </div>
  );
}

/** A page that is longer than the window, with a message above its end. */
function LongPage() {
  const [queue] = useState(createToastQueue);
  const text = 'Another administrator deleted it meanwhile. '.repeat(4);
  return (
    <Page>
      <Button onClick={() => queue.show({ ...short, text })}>Say it</Button>
      <div style={{ height: '120vh' }} />
      <Button>The last of the page</Button>
      <ToastRegion queue={queue} position="bottom" />
    </Page>
  );
}

const placeOf = async () => (await screen.findByRole('region', { name: 'Messages' })).getBoundingClientRect();

export const PlacedElsewhere = meta.story({
  render: () => <Moving />,
  async play({ canvas, userEvent }) {
    const say = canvas.getByRole('button', { name: 'Say it' });
    await userEvent.click(say);
    await waitFor(async () =>
      expect((await placeOf()).top).toBeGreaterThan(say.getBoundingClientRect().bottom),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the bottom' }));
    await waitFor(async () => expect(window.innerHeight - (await placeOf()).bottom).toBe(12));
  },
});

export const ReplacedByALongerOne = meta.story({
  render: () => <Moving above="72px" />,
  async play({ canvas, userEvent }) {
    const more = canvas.getByRole('button', { name: 'Say more instead' });
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await waitFor(async () =>
      expect((await placeOf()).top).toBeGreaterThan(more.getBoundingClientRect().bottom),
    );
    await userEvent.click(more);
    const shown = within(await screen.findByRole('region', { name: 'Messages' }));
    await waitFor(() => expect(shown.getByText(/Somebody else/)).toBeVisible());
    await waitFor(async () =>
      expect((await placeOf()).bottom).toBeLessThan(more.getBoundingClientRect().top),
    );
  },
});

export const NeverOverAFieldThatGrows = meta.story({
  render: () => <BesideAGrowingField />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(field);
    // At once: after many small steps messages stand where they stood free in one of them, as those were seen.
    await userEvent.paste('\n'.repeat(30));
    await expect(field.offsetHeight).toBeGreaterThan(window.innerHeight / 2);
    await waitFor(async () => expect(isOver(await placeOf(), field.getBoundingClientRect())).toBe(false));
  },
});

/** On a telephone a message is as wide as the page: its end can be scrolled above it, and does not move when it goes. */
export const RoomAtTheEnd = meta.story({
  globals: { viewport: { value: 'telephone' } },
  render: () => <LongPage />,
  async play({ canvas, userEvent }) {
    const last = canvas.getByRole('button', { name: 'The last of the page' });
    const scrollToTheEnd = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        void expect(last.getBoundingClientRect().bottom).toBeLessThan((await placeOf()).top);
      });
    };
    await scrollToTheEnd();
    const { top } = last.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull());
    await expect(last.getBoundingClientRect().top).toBe(top);
    await scrollToTheEnd();
  },
});
