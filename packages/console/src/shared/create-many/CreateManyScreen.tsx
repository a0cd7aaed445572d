import { Banner, Button, Page, PageHeader, UiWordsProvider } from '@archive-console/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#shared/form/LeaveQuestion.tsx';
import { createAreaWords } from '#shared/i18n/ui-words/area-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { ManySpec } from './many-spec.ts';
import { PasteStep } from './PasteStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { useCreateMany } from './use-create-many.ts';

/** The page that makes many objects from a list: it is pasted or chosen as a file, checked row by row, and created. */
export function CreateManyScreen<TValues extends object>({ spec }: { spec: ManySpec<TValues> }) {
  const { t } = useTranslation('create-many');
  const say = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const many = useCreateMany(spec);
  const { isPreviewed, rowCount, removedCount } = many;
  const { Notice } = spec;
  const wasPreviewed = useRef(isPreviewed);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasPreviewed.current !== isPreviewed) title.current?.focus();
    wasPreviewed.current = isPreviewed;
  }, [isPreviewed]);
  const sentence = () => {
    if (!isPreviewed) return t('paste.sentence');
    return many.created ? t('preview.rest', { count: rowCount }) : t('preview.sentence', { count: rowCount });
  };
  return (
    <UiWordsProvider words={useUiWordsFrom(createAreaWords, useServices().i18n)}>
      <Page>
        <PageHeader titleRef={title} title={say(spec.title)} sentence={sentence()} />
        {removedCount > 0 && (
          <Banner
            role="status"
            title={t('removed.title', { count: removedCount })}
            action={
              <Button
                size="sm"
                onClick={() => {
                  many.putBack();
                  title.current?.focus();
                }}
              >
                {t('removed.putBack')}
              </Button>
            }
          />
        )}
        {Notice && <Notice count={isPreviewed ? many.right.length : 1} />}
        {isPreviewed ? (
          <PreviewStep spec={spec} many={many} title={title} />
        ) : (
          <PasteStep spec={spec} many={many} />
        )}
      </Page>
      <LeaveQuestion guard={many.guard} />
    </UiWordsProvider>
  );
}
