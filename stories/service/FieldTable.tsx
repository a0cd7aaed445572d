import { Stack, Text } from '@archive-console/ui';
import { TokenTable } from '../foundations/TokenTable.tsx';
import { type Field } from './fields.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

interface FieldTableProps {
  title: string;
  /** Whose fields they are: makes the name unique on the page. */
  of: string;
  fields: readonly Field[];
}

/** The fields of what is sent or answered. */
export function FieldTable({ title, of, fields }: FieldTableProps) {
  return (
    <Stack gap={4}>
      <Text strong>{title}</Text>
      <ScrollRegion label={`${title} of ${of}`}>
        <TokenTable
          areNamesWhole
          label={`${title} of ${of}, field by field`}
          first="Field"
          columns={['Type', 'Given']}
          rows={fields.map(({ path, type, isRequired }) => ({
            name: path,
            cells: [type, isRequired ? 'always' : 'may be left out'],
          }))}
        />
      </ScrollRegion>
    </Stack>
  );
}
