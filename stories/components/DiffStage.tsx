import { Diff, type DiffChoice, type DiffField, type DiffProps } from '@archive-console/ui';
import { useState } from 'react';

export const fields: readonly DiffField[] = [
  { id: 'name', label: 'Name', mine: 'Newsletters and offers', theirs: 'Newsletters and adverts' },
  { id: 'action', label: 'Action', mine: 'Do not archive', theirs: 'Do not archive' },
  {
    id: 'sender',
    label: 'Sender',
    mine: ['*@news.example', 'no-reply@*.shop.example'],
    theirs: ['*@news.example', '*@adverts.example', 'offers@*.example'],
  },
  { id: 'description', label: 'Description', mine: '', theirs: 'Agreed with the works council.' },
  { id: 'size', label: 'Larger than', mine: '10 MB', theirs: '10 MB' },
];

/** The comparison with a memory for the choice. */
export function DiffStage({ onChoice, ...props }: Partial<DiffProps>) {
  const [choice, setChoice] = useState<DiffChoice>(props.choice ?? {});
  return (
    <Diff
      fields={fields}
      {...props}
      choice={choice}
      onChoice={(next) => {
        setChoice(next);
        onChoice?.(next);
      }}
    />
  );
}
