import {
  AdministratorIcon,
  Card,
  MailIcon,
  NoticeList,
  ProtocolIcon,
  SettingsIcon,
  TextLink,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accessReviewPaths } from '#shared/paths/access-review.ts';
import { procedurePaths } from '#shared/paths/procedure.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { applyPolicyPaths } from '#shared/paths/apply-policy.ts';

/** What came to the console lately, with the way to each: the newest first. */
export function NewsCard() {
  const { t } = useTranslation('help');
  const news = [
    {
      to: procedurePaths.page(),
      icon: SettingsIcon,
      title: t('news.procedure'),
      text: t('news.procedureText'),
    },
    {
      to: accessReviewPaths.byMailbox(),
      icon: AdministratorIcon,
      title: t('news.accessReview'),
      text: t('news.accessReviewText'),
    },
    {
      to: applyPolicyPaths.page(),
      icon: MailIcon,
      title: t('news.applyPolicy'),
      text: t('news.applyPolicyText'),
    },
    {
      to: importProtocolPaths.all(),
      icon: ProtocolIcon,
      title: t('news.protocol'),
      text: t('news.protocolText'),
    },
  ];
  return (
    <Card title={t('news.title')}>
      <NoticeList
        items={news.map(({ to, icon, title, text }) => ({
          id: to,
          icon,
          tone: 'neutral',
          title: <TextLink render={(props) => <Link {...props} to={to} />}>{title}</TextLink>,
          text,
        }))}
      />
    </Card>
  );
}
