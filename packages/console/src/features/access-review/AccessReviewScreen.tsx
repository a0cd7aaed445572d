import { Button, Card, Page, PageHeader, PrintIcon, TabLinks } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { AccessControls, AccessProgress } from '#entities/access-review/AccessProgress.tsx';
import { useAccessIndex } from '#entities/access-review/use-access-index.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { accessReviewPaths } from '#shared/paths/access-review.ts';
import { REVIEW } from './access-rows.ts';
import type { ReviewContext } from './ReviewPrint.tsx';

/** Who can see which mailbox: read mailbox by mailbox, so it says how complete it is and as of when. */
export function AccessReviewScreen() {
  const { t } = useTranslation('access-review');
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { index, reading } = useAccessIndex();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [REVIEW] });
  }, [queryClient, index]);
  const tabs = [
    { id: 'mailboxes', label: t('byMailbox.tab'), path: accessReviewPaths.byMailbox() },
    { id: 'people', label: t('byPerson.tab'), path: accessReviewPaths.byPerson() },
  ];
  const whyNotPrint = index.known.length === 0 ? t('print.nothing') : undefined;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <Button icon={PrintIcon} disabledReason={whyNotPrint} onClick={() => setPrinting(true)}>
            {t('print.action')}
          </Button>
        }
      />
      {index.phase === 'failed' ? (
        <LoadFailed error={index.error} onRetry={reading.resume} titleLevel={2} />
      ) : (
        <>
          <Card title={t('extent')} aside={<AccessControls index={index} reading={reading} />}>
            <AccessProgress index={index} reading={reading} />
          </Card>
          <TabLinks
            label={t('tabs')}
            items={tabs.map(({ id, label, path }) => ({
              id,
              label,
              current: path === pathname,
              render: (props) => <Link {...props} to={path} />,
            }))}
          />
          <Outlet context={{ isPrinting, onPrinted: () => setPrinting(false) } satisfies ReviewContext} />
        </>
      )}
    </Page>
  );
}
