import { useState, type ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { CopyAction } from '../copy-button/CopyAction.tsx';
import { DownloadIcon, PrintIcon } from '../icons.ts';
import { Mono } from '../mono/Mono.tsx';
import { PrintSheet } from '../print-sheet/PrintSheet.tsx';
import { saveText } from '../save-text/save-text.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Code, Codes, Actions, PrintedCode, Root, Used } from './CodeList.styles.ts';
import type { CodeListWords } from './code-list-words.ts';

/** One of the codes. */
export interface ListedCode {
  /** As it has to be typed; no other one of the list is the same. */
  readonly code: string;
  /** It works no more. @default false */
  readonly isUsed?: boolean;
}

/** Properties of {@link CodeList}. */
export interface CodeListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the codes are; also the heading of what is printed. */
  readonly label: string;
  /** In the order they are shown; only those that still work are copied, saved and printed. */
  readonly codes: readonly ListedCode[];
  /** The name of the file, with its ending ("recovery-codes.txt"). */
  readonly fileName: string;
  /** Names of the three actions, what is said of copying, and the mark of a used code. */
  readonly words: CodeListWords;
}

/**
 * Codes that each work once, to be kept on paper or in a file. What is copied, downloaded and printed are those that
 * still work; printing prints nothing else of the page.
 *
 * - Do: say before it what the codes are for and how many are left.
 * - Don't: show it again to a user who has not signed in anew.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from copy to download to print |
 */
export function CodeList({ label, codes, fileName, words: own, ...props }: CodeListProps) {
  const words = useUiWords('codeList', own);
  const [isPrinting, setPrinting] = useState(false);
  const left = codes.filter(({ isUsed }) => !isUsed).map(({ code }) => code);
  const text = left.join('\n');
  return (
    <Root role="group" aria-label={label} {...props}>
      <Codes>
        {codes.map(({ code, isUsed }) => (
          <Code key={code}>
            {isUsed ? (
              <>
                <s>
                  <Mono>{code}</Mono>
                </s>{' '}
                <Used>{words.used}</Used>
              </>
            ) : (
              <Mono>{code}</Mono>
            )}
          </Code>
        ))}
      </Codes>
      {left.length > 0 && (
        <Actions>
          <CopyAction text={text} words={words} />
          <Button icon={DownloadIcon} onClick={() => saveText(fileName, `${text}\n`, 'text/plain')}>
            {words.download}
          </Button>
          <Button icon={PrintIcon} onClick={() => setPrinting(true)}>
            {words.print}
          </Button>
        </Actions>
      )}
      <PrintSheet isOpen={isPrinting} onClose={() => setPrinting(false)} title={label}>
        <ul>
          {left.map((code) => (
            <PrintedCode key={code}>
              <Mono>{code}</Mono>
            </PrintedCode>
          ))}
        </ul>
      </PrintSheet>
    </Root>
  );
}
