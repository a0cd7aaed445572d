import { CopyButton } from '../copy-button/CopyButton.tsx';
import type { CopyWords } from '../copy-button/copy-words.ts';
import { Inline } from '../inline/Inline.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Name } from './ConfirmDialog.styles.ts';

/** Words of a confirmation by typing the name. */
export interface TypedNameWords extends CopyWords {
  /** What to type: "Type the name of the tenant to confirm". */
  readonly label: string;
  /** Said when the action is pressed while the names differ. */
  readonly mismatch: string;
}

/** A name that has to be typed before something is done. */
export interface NameToType {
  /** Compared without the spaces around it. */
  readonly name: string;
  /** The label of the field, what is said where the names differ, and what is said of copying the name. */
  readonly words: TypedNameWords;
}

/** Properties of {@link TypedName}. */
export interface TypedNameProps extends NameToType {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly hasFailed: boolean;
}

/** The name that has to be typed, ready to be copied, and the field for it. */
export function TypedName({ name, typed, onTyped, hasFailed, words }: TypedNameProps) {
  return (
    <Stack gap={6}>
      <Inline gap={4} wrap={false}>
        <Name>{name.trim()}</Name>
        <CopyButton text={name.trim()} words={words} />
      </Inline>
      <TextField
        label={words.label}
        value={typed}
        data-first-focus=""
        autoComplete="off"
        spellCheck={false}
        error={hasFailed ? words.mismatch : undefined}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
    </Stack>
  );
}
