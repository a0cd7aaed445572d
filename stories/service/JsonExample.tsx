import { Stack, Text, theme } from '@archive-console/ui';
import { ScrollRegion } from './ScrollRegion.tsx';

interface JsonExampleProps {
  /** What it is, in one or two words. */
  title: string;
  /** Whose it is: makes its name unique on the page. */
  of: string;
  value: unknown;
}

/** Something that traveled, as it did. */
export function JsonExample({ title, of, value }: JsonExampleProps) {
  return (
    <Stack gap={4}>
      <Text strong>{title}</Text>
      <ScrollRegion label={`${title} of ${of}`}>
        <pre
          style={{
            margin: 0,
            padding: theme.space[12],
            background: theme.color.sunken,
            fontSize: 12.5,
            lineHeight: 1.5,
          }}
        >
          {JSON.stringify(value, undefined, 2)}
        </pre>
      </ScrollRegion>
    </Stack>
  );
}
