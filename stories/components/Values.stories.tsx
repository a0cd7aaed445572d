import {
  Bytes,
  DateTime,
  dateParts,
  DefinitionList,
  Money,
  NumberValue,
  RelativeTime,
} from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const at = new Date('2026-03-14T13:02:05Z');
const timeZone = 'Europe/Berlin';
const spaces = /[\u00A0\u202F]/g;
const plain = (element: HTMLElement) => element.textContent.replaceAll(spaces, ' ');

const meta = preview.meta({ title: 'Components/Values', parameters: { controls: { disable: true } } });

export const InBothLanguages = meta.story({
  render: () => (
    <>
      {['en-US', 'de'].map((locale) => (
        <div key={locale} lang={locale} style={{ marginBottom: 24 }}>
          <DefinitionList
            items={[
              { term: 'Money', description: <Money minor={119_900} currency="EUR" locale={locale} /> },
              {
                term: 'Money without minor units',
                description: <Money minor={4200} currency="JPY" locale={locale} />,
              },
              { term: 'Bytes', description: <Bytes value={78_200_000_000} locale={locale} /> },
              { term: 'Number', description: <NumberValue value={1_204_388} locale={locale} /> },
              { term: 'Percent', description: <NumberValue value={0.624} as="percent" locale={locale} /> },
              ...dateParts.map((show) => ({
                term: show,
                description: <DateTime at={at} show={show} locale={locale} timeZone={timeZone} />,
              })),
            ]}
          />
        </div>
      ))}
    </>
  ),
  async play({ canvas }) {
    const said = canvas.getAllByRole('definition').map(plain);
    await expect(said.slice(0, 5)).toEqual(['€1,199.00', '¥4,200', '78.2 GB', '1,204,388', '62%']);
    await expect(said.slice(11, 16)).toEqual(['1.199,00 €', '4.200 ¥', '78,2 GB', '1.204.388', '62 %']);
    await expect(said[7]).toBe('Mar 14, 2026, 2:02 PM');
    await expect(said[18]).toBe('14.03.2026, 14:02');
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-03-14T13:02:05.000Z');
  },
});

export const DateTimeDetail = meta.story({
  render: () => <DateTime at={at} show="both" locale="en-US" timeZone={timeZone} hasDetail />,
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('time')).toHaveFocus();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(plain(bubble)).toContain('Saturday, March 14, 2026 at 2:02:05 PM GMT+1');
  },
});

const clock = { now: at.getTime() };

export const RelativeTimeGoesOn = meta.story({
  render: () => (
    <p>
      Last mail{' '}
      <RelativeTime
        at={new Date(at.getTime() - 59_500)}
        locale="en-US"
        timeZone={timeZone}
        now={() => clock.now}
      />
    </p>
  ),
  beforeEach() {
    clock.now = at.getTime();
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('now');
    clock.now += 1000;
    await waitFor(() => expect(canvas.getByRole('time')).toHaveTextContent('1 minute ago'));
  },
});

export const RelativeTimeByKeyboard = meta.story({
  render: () => (
    <RelativeTime
      at={new Date('2026-03-26T08:00:00Z')}
      locale="en-US"
      timeZone={timeZone}
      now={() => at.getTime()}
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('in 12 days');
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(plain(bubble)).toContain('Thursday, March 26, 2026 at 9:00:00 AM GMT+1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const RelativeTimeWithoutStop = meta.story({
  render: () => (
    <RelativeTime
      at={new Date('2026-03-13T08:00:00Z')}
      locale="de"
      timeZone={timeZone}
      now={() => at.getTime()}
      absolute="none"
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('gestern');
    await expect(canvas.getByRole('time')).not.toHaveAttribute('tabindex');
  },
});
