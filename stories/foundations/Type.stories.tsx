import { constantTokens, Heading, Mono, Stack, Text, textTones, theme } from '@archive-console/ui';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TokenTable } from './TokenTable.tsx';

const meta = preview.meta({ title: 'Foundations/Type' });

const { type, weight } = constantTokens;
const steps = ['headline', 'heading1', 'heading2', 'figure', 'body', 'label', 'small'] as const;
const weightOf = {
  headline: 'heading1',
  heading1: 'heading1',
  heading2: 'heading2',
  figure: 'figure',
  label: 'label',
} as const;

/** Inter, variable. Weight and color make hierarchy, size rarely. */
export const Scale = meta.story({
  render: () => (
    <TokenTable
      label="Type scale"
      columns={['Size and line', 'Weight', 'Seen']}
      rows={steps.map((step) => {
        const boldness = weight[step in weightOf ? weightOf[step as keyof typeof weightOf] : 'body'];
        return {
          name: step,
          cells: [
            <Mono key="size">{`${type[step]} / ${type[`${step}Line`]}`}</Mono>,
            <Mono key="weight">{boldness}</Mono>,
            <span
              key="look"
              style={{
                fontSize: theme.type[step],
                lineHeight: theme.type[`${step}Line`],
                fontWeight: boldness,
                fontVariantNumeric: step === 'figure' ? 'tabular-nums' : undefined,
              }}
            >
              {step === 'figure' ? '1,204 of 2,500' : 'Made to last'}
            </span>,
          ],
        };
      })}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^heading1 1\.375rem \/ 1\.75rem 640/ })).toBeVisible();
  },
});

/** The tones text may have, as components. */
export const Tones = meta.story({
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>Users</Heading>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: 58 of 63 people hold a license.
        </Text>
      ))}
      <Text size="small" tone="muted">
        small: read on 20 November 2026
      </Text>
      <Mono>3f1c-77a0-4e52</Mono>
    </Stack>
  ),
  async play({ canvas }) {
    const colors = textTones.map(
      (tone) => getComputedStyle(canvas.getByText(new RegExp(`^${tone}: `))).color,
    );
    await expect(new Set(colors).size).toBe(textTones.length);
  },
});
