import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { useHeldFocus } from '../focus-keeper/use-held-focus.ts';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { DownloadIcon, ErrorIcon, FileIcon, RetryIcon } from '../icons.ts';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Body, Facts, Failure, Name, Root, Sign, Words } from './FileDownload.styles.ts';
import type { FileDownloadWords } from './file-download-words.ts';

/** How a file stands. */
export type FileState =
  | {
      readonly is: 'ready';
      /** Its address, where the browser may fetch it by itself. */
      readonly href?: string;
      /** Fetches it, where the address needs the session. Wins over `href`. */
      readonly onDownload?: () => void;
      /** It is being fetched. @default false */
      readonly busy?: boolean;
    }
  | {
      readonly is: 'preparing';
      /** What is said of it ("Preparing"). */
      readonly label: string;
      /** 0 to 1. Without it, how long it takes is unknown. */
      readonly progress?: number;
      /** The same in words ("62%"). */
      readonly progressText?: string;
    }
  | {
      readonly is: 'failed';
      /** What went wrong. */
      readonly error: ReactNode;
      /** Asks for it anew. */
      readonly onRetry: () => void;
    };

/** Properties of {@link FileDownload}. */
export interface FileDownloadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The element, `li` inside a list. @default 'div' */
  readonly as?: 'div' | 'li';
  /** The file's name with its ending. */
  readonly name: string;
  /** What kind of file it is ("PDF"). */
  readonly type?: string;
  /** How large it is, formatted for the reader ("1.2 MB"). */
  readonly size?: ReactNode;
  /** Drawn before the name. @default FileIcon */
  readonly icon?: IconShape;
  /** Whether it can be had, is being made, or could not be. */
  readonly state: FileState;
  /** The names of the buttons. @default those of the `UiWordsProvider` */
  readonly words?: FileDownloadWords | undefined;
}

/**
 * A file as a row: what it is, how it stands, and the one action that is possible now.
 *
 * - Do: show it while it is being made, so that it is not ordered twice.
 * - Don't: start a download the user did not ask for.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the action |
 * | Enter | Downloads the file, or tries again |
 */
export function FileDownload({
  as = 'div',
  name,
  type,
  size,
  icon = FileIcon,
  state,
  words: own,
  ...props
}: FileDownloadProps) {
  const words = useUiWords('fileDownload', own);
  const id = useId();
  const named = (part: string) => ({ id: `${id}-${part}`, 'aria-labelledby': `${id}-${part} ${id}-name` });
  return (
    <Root as={as} {...props}>
      <Sign>
        <Icon of={icon} />
      </Sign>
      <Body {...useHeldFocus()}>
        <Words>
          <Name id={`${id}-name`}>{name}</Name>
          <Facts>
            {type}
            {type && size && ' · '}
            {size}
          </Facts>
          {state.is === 'preparing' && (
            <ProgressBar
              label={state.label}
              value={state.progress}
              {...(state.progressText && { valueText: state.progressText })}
            />
          )}
          {state.is === 'failed' && (
            <Failure role="alert">
              <Icon of={ErrorIcon} size={14} />
              <span>{state.error}</span>
            </Failure>
          )}
        </Words>
        {state.is === 'failed' && (
          <Button size="sm" icon={RetryIcon} onClick={state.onRetry} {...named('retry')}>
            {words.retry}
          </Button>
        )}
        {state.is === 'ready' &&
          (state.onDownload ? (
            <Button
              size="sm"
              icon={DownloadIcon}
              busy={state.busy ?? false}
              onClick={state.onDownload}
              {...named('get')}
            >
              {words.download}
            </Button>
          ) : (
            <ButtonLink size="sm" icon={DownloadIcon} href={state.href} download={name} {...named('get')}>
              {words.download}
            </ButtonLink>
          ))}
      </Body>
    </Root>
  );
}
