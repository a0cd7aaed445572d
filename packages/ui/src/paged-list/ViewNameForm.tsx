import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { ListViewWords } from './list-words.ts';

/** Properties of {@link ViewNameForm}. */
export interface ViewNameFormProps {
  /** The name as far as it is typed. */
  readonly name: string;
  /** Whether another view has this name. */
  readonly isTaken: (name: string) => boolean;
  /** Called with each change. */
  readonly onTyped: (name: string) => void;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
  readonly words: ListViewWords;
}

/** Asks for the name of a view. */
export function ViewNameForm({ name, isTaken, onTyped, onName, onCancel, words }: ViewNameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const taken = isTaken(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (name.trim() !== '' && !taken) onName(name.trim());
        else field.current?.focus();
      }}
    >
      <Stack gap={8}>
        <TextField
          ref={field}
          label={words.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={taken ? words.nameTaken : undefined}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
        <Inline gap={8}>
          <Button type="submit" design="primary" size="sm">
            {words.save}
          </Button>
          <Button size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
