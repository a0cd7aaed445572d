import {
  Button,
  ButtonLink,
  Card,
  FileField,
  Form,
  SaveBar,
  Split,
  Stack,
  Textarea,
} from '@archive-console/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { readTextFile } from '#shared/csv/read-text-file.ts';
import { DraftNotice } from '#shared/form/DraftNotice.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { ExampleCard } from './ExampleCard.tsx';
import type { ManySpec } from './many-spec.ts';
import { MOST_ROWS } from './pasted-table.ts';
import type { CreateMany } from './use-create-many.ts';

interface PasteStepProps<TValues extends object> {
  spec: ManySpec<TValues>;
  many: CreateMany<TValues>;
}

/** Far more than a thousand rows have. */
const MAX_BYTES = 2_000_000;

/** Takes the list, pasted or as a file. */
export function PasteStep<TValues extends object>({ spec, many }: PasteStepProps<TValues>) {
  const { t } = useTranslation(['create-many', 'shell']);
  const { search } = useLocation();
  const formats = useFormats();
  const { text, rowCount, mistake } = many;
  const [unread, setUnread] = useState<string>();
  const chosen = useRef<File>(null);
  const mistakes = {
    none: t('paste.none'),
    tooMany: t('paste.tooMany', { count: rowCount, most: MOST_ROWS }),
  };
  return (
    <Split sideWidth="wide" side={<ExampleCard spec={spec} />}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          many.preview();
        }}
      >
        <Card
          padding="roomy"
          footer={
            <SaveBar note={rowCount > 0 ? t('paste.count', { count: rowCount }) : undefined}>
              <ButtonLink render={(props) => <Link {...props} to={{ pathname: spec.list(), search }} />}>
                {t('shell:action.cancel')}
              </ButtonLink>
              <Button type="submit" design="primary">
                {t('paste.submit')}
              </Button>
            </SaveBar>
          }
        >
          <Stack gap={20}>
            <DraftNotice draft={many.draft} onDiscard={many.discard} />
            <Textarea
              label={t('paste.label')}
              hint={t('paste.hint', { most: MOST_ROWS })}
              error={mistake && mistakes[mistake]}
              rows={10}
              value={text}
              onChange={(event) => many.type(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <FileField
              label={t('file.label')}
              value={null}
              accept={['.csv', '.tsv', '.txt']}
              maxBytes={MAX_BYTES}
              formatSize={formats.bytes}
              disabledReason={text.trim() === '' ? undefined : t('file.notNow')}
              error={unread && t('file.unread', { name: unread })}
              onChange={take}
              words={{
                drop: t('file.drop'),
                refused: (why, name) =>
                  why === 'size'
                    ? t('file.tooLarge', { name, size: formats.bytes(MAX_BYTES) })
                    : why === 'several'
                      ? t('file.several')
                      : t('file.type', { name: name ?? t('file.thing') }),
              }}
            />
          </Stack>
        </Card>
      </Form>
    </Split>
  );

  function take(file: File | null): void {
    setUnread(undefined);
    chosen.current = file;
    if (file === null) return;
    // The file that was chosen last counts, whichever is read first. One may be moved or locked by now.
    const ifLast = (then: () => void) => chosen.current === file && then();
    readTextFile(file).then(
      (read) => ifLast(() => many.takeFile(read)),
      () => ifLast(() => setUnread(file.name)),
    );
  }
}
