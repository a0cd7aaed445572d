import type { ImportTask } from '@archive-console/api-client';
import {
  Button,
  CopyField,
  DateTime,
  DefinitionList,
  Dialog,
  Duration,
  Skeleton,
  Stack,
  Text,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf, figuresOf } from '#entities/import-sources/import-balance.ts';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { useFigureFacts } from '#entities/import-sources/use-figure-terms.ts';
import { useTaskOptions } from '#entities/import-sources/use-task-options.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';

interface ImportTaskDialogProps {
  importSourceId: string;
  importTaskId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** One import, at an address of its own: what became of its mails, why it failed, and the link to pass on. */
export function ImportTaskDialog({ importSourceId, importTaskId, isOpen, onClose }: ImportTaskDialogProps) {
  const { t } = useTranslation(['import-sources', 'shell']);
  const link = new URL(importSourcesPaths.task(importSourceId, importTaskId), window.location.href);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('task.title')}
      actions={<Button onClick={onClose}>{t('shell:action.close')}</Button>}
    >
      <ReadPart
        query={importSourcesQueries.task(importTaskId)}
        loading={t('task.loading')}
        stopped={t('task.stopped')}
        titleLevel={3}
        outline={<Skeleton width="80%" />}
      >
        {(task) => (
          <Stack gap={16}>
            <Facts task={task} />
            <CopyField label={t('task.link')} value={link.href} words={{ copy: t('task.copyLink') }} />
          </Stack>
        )}
      </ReadPart>
    </Dialog>
  );
}

function Facts({ task }: { task: ImportTask }) {
  const { t, i18n } = useTranslation('import-sources');
  const factsOf = useFigureFacts();
  const options = useTaskOptions()(task);
  const { id, state, executionBeginDate: begin, executionCompletionDate: end, errorMessage } = task;
  const { failed } = figuresOf(task);
  const moment = (at: string) => <DateTime at={new Date(at)} show="both" locale={i18n.language} />;
  return (
    <Stack gap={12}>
      {errorMessage !== '' && <Text tone="danger">{errorMessage}</Text>}
      {state === 'Success' && failed > 0 && <Text>{t('task.failedMails', { count: failed })}</Text>}
      <DefinitionList
        items={[
          { term: t('field.state'), description: <ImportState state={state} /> },
          { term: t('field.begin'), description: begin === null ? t('tasks.waiting') : moment(begin) },
          ...(end === null ? [] : [{ term: t('field.end'), description: moment(end) }]),
          ...(begin === null || end === null
            ? []
            : [
                {
                  term: t('field.duration'),
                  description: (
                    <Duration value={Date.parse(end) - Date.parse(begin)} locale={i18n.language} />
                  ),
                },
              ]),
          ...(options === '' ? [] : [{ term: t('field.options'), description: options }]),
          ...factsOf(task),
          { term: t('field.balance'), description: <BalanceWords balance={balanceOf(task)} /> },
          { term: t('task.id'), description: <ObjectId id={id} copy={t('task.copyId')} /> },
        ]}
      />
    </Stack>
  );
}
