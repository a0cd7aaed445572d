import { type ComponentProps, useId } from 'react';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import type { CopyWords } from '../copy-button/copy-words.ts';
import { Content, Head, Label, Root, Text } from './CopyBlock.styles.ts';
import type { CopyBlockVariant } from './copy-block-variants.ts';

/** Properties of {@link CopyBlock}. */
export interface CopyBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is. */
  readonly label: string;
  /** Its lines; they break where they break here, and where there is no more room. */
  readonly value: string;
  /** `mono` for what a machine reads, `prose` for what is sent to a person. @default 'mono' */
  readonly variant?: CopyBlockVariant;
  /** The name of the button, and what is said of copying. */
  readonly words: CopyWords;
}

/**
 * A text of several lines to carry elsewhere: commands, a DNS record, a message for another person.
 * A long one scrolls in itself; what is copied is all of it.
 *
 * - Do: say in `label` what it is and whom it is for.
 * - Don't: use it for one short value: that is a `CopyField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the button, then a text that is too long |
 * | Enter, Space | Copies |
 * | ↑, ↓ | Scroll the text |
 */
export function CopyBlock({ label, value, variant = 'mono', words, ...props }: CopyBlockProps) {
  const labelId = useId();
  return (
    <Root {...props}>
      <Head>
        <Label id={labelId}>{label}</Label>
        <CopyButton text={value} words={words} />
      </Head>
      <Content labelledBy={labelId}>
        <Text $variant={variant} translate={variant === 'mono' ? 'no' : undefined}>
          {value}
        </Text>
      </Content>
    </Root>
  );
}
