import {
  AdministratorIcon,
  Button,
  ButtonLink,
  formatList,
  ImportIcon,
  type Notice,
  OrphansIcon,
  PasswordIcon,
  PaymentIcon,
  StorageIcon,
  UsersIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { myProfilePaths } from '#shared/paths/my-profile.ts';
import { orphansPaths } from '#shared/paths/orphans.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { OrphanCounts } from '../undated-matters.ts';
import type { Attention } from '../use-attention.ts';

type Matter = Attention['undated'][number];

/** A matter in words, with the one action that leads on. */
export function useNotices(onShowStorage: () => void): (matter: Matter) => Notice {
  const { t, i18n } = useTranslation('dashboard');
  const formats = useFormats();
  const nameOf = useMandateName();

  const leadTo = (to: string, label: string) => (
    <ButtonLink size="sm" render={(props) => <Link {...props} to={to} />}>
      {label}
    </ButtonLink>
  );
  const security = (label: string) => leadTo(myProfilePaths.home('security'), label);
  const payment = leadTo(paymentsPaths.overview(), t('attention.showPayment'));

  function storage({ level, share }: Extract<Matter, { kind: 'storage' }>): Omit<Notice, 'id'> {
    const used = t('attention.storage', { share: formats.percent(share) });
    return {
      icon: StorageIcon,
      tone: level,
      title: share >= 1 ? t('attention.storageFull') : used,
      text: t('attention.storageText'),
      action: (
        <Button size="sm" onClick={onShowStorage}>
          {t('attention.showHistory')}
        </Button>
      ),
    };
  }

  function orphans({ sources = 0, addresses, mailboxes }: OrphanCounts): string {
    const counts = [
      sources > 0 && t('attention.orphanedSources', { count: sources }),
      addresses > 0 && t('attention.orphanedAddresses', { count: addresses }),
      mailboxes > 0 && t('attention.ownerlessMailboxes', { count: mailboxes }),
    ];
    return formatList(
      counts.filter((text) => text !== false),
      i18n.language,
    );
  }

  function wordsOf(matter: Matter): Omit<Notice, 'id'> {
    switch (matter.kind) {
      case 'storage':
        return storage(matter);
      case 'licenses':
        return {
          icon: UsersIcon,
          tone: 'info',
          title: t('attention.licenses', { count: monthlyUsers(matter.users, matter.licensed) }),
          text: t('attention.licensesText'),
          action: leadTo(usersPaths.list(), t('attention.review')),
        };
      case 'no-mandate':
        return {
          icon: PaymentIcon,
          tone: 'danger',
          title: matter.canChoose ? t('attention.noneCharged') : t('attention.noMandate'),
          text: matter.canChoose ? t('attention.noneChargedText') : t('attention.noMandateText'),
          action: payment,
        };
      case 'failed-imports':
        return {
          icon: ImportIcon,
          tone: 'danger',
          title: t('attention.failedImports', { count: matter.count }),
          text: t('attention.failedImportsText'),
          action: leadTo(importSourcesPaths.failed(), t('attention.showFailed')),
        };
      case 'only-administrator':
        return {
          icon: AdministratorIcon,
          tone: 'warning',
          title: t('attention.onlyAdministrator'),
          text: t('attention.onlyAdministratorText'),
          action: leadTo(usersPaths.list(), t('attention.appoint')),
        };
      case 'second-factor':
        return {
          icon: PasswordIcon,
          tone: 'warning',
          title: t('attention.secondFactor'),
          text: t('attention.secondFactorText'),
          action: security(t('attention.setUp')),
        };
      case 'recovery-codes':
        return {
          icon: PasswordIcon,
          tone: 'warning',
          title: t('attention.recoveryCodes', { count: matter.left }),
          text: t('attention.recoveryCodesText'),
          action: security(t('attention.renewCodes')),
        };
      case 'orphans':
        return {
          icon: OrphansIcon,
          tone: 'info',
          title: t('attention.orphans', { count: matter.count }),
          text: orphans(matter.counts),
          action: leadTo(orphansPaths.desk(), t('attention.showOrphans')),
        };
      case 'pending-mandate':
        break;
    }
    return {
      icon: PaymentIcon,
      tone: 'info',
      title: t('attention.pendingMandate', { name: nameOf(matter.mandate) }),
      text: t('attention.pendingMandateText'),
      action: payment,
    };
  }

  return (matter) => ({
    id: matter.kind === 'pending-mandate' ? matter.mandate.mandateId : matter.kind,
    ...wordsOf(matter),
  });
}
