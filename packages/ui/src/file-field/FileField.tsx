import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import type { FieldText } from '../field/field-text.ts';
import { FieldGroup, type FieldGroupElementProps } from '../field/FieldGroup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, FileIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { droppedFiles, nameAmong } from './dropped-files.ts';
import { type FileDemands, type FileRefusal, fileRefusal } from './file-refusal.ts';
import { Choose, Chosen, Name, Size, Zone } from './FileField.styles.ts';
import type { FileFieldWords } from './file-field-words.ts';

/** Properties of {@link FileField}. */
export interface FileFieldProps extends FieldText, FileDemands, FieldGroupElementProps {
  /** The chosen file, null for none. */
  readonly value: File | null;
  /**
   * Called with the file that was chosen, dropped or pasted, and null when it was removed; not with
   * a refused one.
   */
  readonly onChange: (file: File | null) => void;
  /** A size in the reader's language ("1.2 MB"), from bytes. */
  readonly formatSize: (bytes: number) => string;
  /** Marks the label. @default false */
  readonly required?: boolean;
  /** The group's id, to which an error summary leads. @default a generated one */
  readonly id?: string;
  /** What the place and its buttons are called, and what is said of a file. */
  readonly words: FileFieldWords;
}

/**
 * One file, chosen from the computer, dropped or pasted. What is not of the right type or too large is refused here,
 * in words, and what was chosen before stays.
 *
 * - Do: say in `words.drop` which files are meant, and in the hint how large they may be and what becomes of them.
 * - Don't: send the file on before the user pressed a button that says so.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches the place, then the button; while it is disabled, the button alone |
 * | Enter, Space | on the button opens the browser's own choice of files |
 * | Ctrl+V | on the place takes a copied file |
 */
export function FileField({
  value,
  onChange,
  accept = [],
  maxBytes,
  formatSize,
  required,
  id,
  words: own,
  error,
  disabledReason,
  ...text
}: FileFieldProps) {
  const words = useUiWords('fileField', own);
  const generated = useId();
  const groupId = id ?? generated;
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string>();
  const [news, setNews] = useState('');
  const refuse = (why: FileRefusal, name?: string) => {
    const reason = words.refused(why, name);
    setRefused(reason);
    setNews(reason);
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const why = files.length > 1 ? 'several' : fileRefusal(file, { accept, maxBytes });
    if (why) {
      refuse(why, file.name);
      return;
    }
    setRefused(undefined);
    setNews(words.chosen(file.name));
    onChange(file);
  };
  const drop = async (items: readonly DropItem[]) => {
    const files = await droppedFiles(items).catch(() => []);
    if (files.length === 0) refuse('type', nameAmong(items));
    else take(files);
  };
  const remove = () => {
    setRefused(undefined);
    setNews(words.removed);
    onChange(null);
    button.current?.focus();
  };
  const wrong = refused ?? error;
  const isOff = Boolean(disabledReason);
  const choose = (describedBy: string | undefined) => (
    <Choose
      ref={button}
      $quiet={false}
      {...(isOff && { 'aria-disabled': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {words.choose}
    </Choose>
  );
  return (
    <FieldGroup {...text} disabledReason={disabledReason} error={wrong} id={groupId} required={required}>
      {({ describedBy }) => (
        <PageLocale>
          <Zone
            aria-label={words.drop}
            data-invalid={wrong ? true : undefined}
            isDisabled={isOff}
            onDrop={({ items }) => void drop(items)}
          >
            {value && (
              <Chosen>
                <Icon of={FileIcon} />
                <Name>
                  {value.name}
                  <Size>{formatSize(value.size)}</Size>
                </Name>
                {!isOff && (
                  <IconButton size="sm" icon={CloseIcon} label={words.remove(value.name)} onClick={remove} />
                )}
              </Chosen>
            )}
            <span>
              {words.drop}{' '}
              {isOff ? (
                choose(describedBy)
              ) : (
                <FileTrigger acceptedFileTypes={[...accept]} onSelect={(files) => take([...(files ?? [])])}>
                  {choose(describedBy)}
                </FileTrigger>
              )}
            </span>
          </Zone>
          <VisuallyHidden as="output" aria-live="polite">
            {news}
          </VisuallyHidden>
        </PageLocale>
      )}
    </FieldGroup>
  );
}
