import { PasswordIcon, Timeline, WarningIcon } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { events, germanEvents } from './timeline-events.tsx';

const meta = preview.meta({
  title: 'Components/Show/Timeline',
  component: Timeline,
  tags: ['autodocs', 'stable'],
  args: {
    locale: 'en-US',
    timeZone: 'Europe/Berlin',
    now: new Date('2026-03-14T13:02:00Z'),
    events,
    words: { more: 'Show older events' },
  },
});

export const Days = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Today',
      'Yesterday',
      'Mar 9, 2026',
    ]);
    await expect(canvas.getAllByRole('list', { name: 'Today' })[0]?.children).toHaveLength(2);
    await expect(canvas.getAllByRole('time')[0]).toHaveTextContent('1:40 PM');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const onMore = fn();

export const LoadsMore = meta.story({
  render: function Older(args) {
    const [shown, setShown] = useState(args.events);
    return (
      <Timeline
        {...args}
        events={shown}
        onMore={
          shown !== args.events
            ? undefined
            : () => {
                onMore();
                setShown([
                  ...shown,
                  {
                    id: 'e1',
                    at: new Date('2026-03-02T10:00:00Z'),
                    icon: PasswordIcon,
                    text: 'Password changed.',
                    actor: 'Carla Weiss',
                  },
                ]);
              }
        }
      />
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show older events' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Password changed.')).toBeVisible();
    await expect(onMore).toHaveBeenCalledTimes(1);
    // The button is removed with the last of them.
    await expect(canvas.getAllByRole('link').at(-1)).toHaveFocus();
  },
});

export const LoadingMore = meta.story({
  args: { onMore, isLoadingMore: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
});

export const MoreFailed = meta.story({
  args: { onMore, moreError: 'Older events could not be loaded. Check the connection and try again.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older events could not be loaded.');
  },
});

/** What runs out, the next first: the day counts, so that its distance stands in place of a time. */
export const ToCome = meta.story({
  args: {
    now: new Date('2026-03-01T09:00:00Z'),
    words: { more: 'Show later dates' },
    events: [
      {
        id: 'trial',
        at: new Date('2026-03-02T00:00:00Z'),
        icon: WarningIcon,
        tone: 'warning',
        text: 'The trial ends.',
        aside: 'in 1 day',
      },
      {
        id: 'token',
        at: new Date('2026-03-13T00:00:00Z'),
        icon: PasswordIcon,
        text: 'The connector token expires.',
        aside: 'in 12 days',
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Tomorrow',
      'Mar 13, 2026',
    ]);
    await expect(canvas.getByText('in 12 days')).toBeVisible();
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: {
    locale: 'de',
    words: { today: 'Heute', yesterday: 'Gestern', more: 'Ältere Ereignisse anzeigen' },
    events: germanEvents,
  },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: '09.03.2026' })).toBeVisible();
    await fitsATelephone();
  },
});
