import {
  ButtonLink,
  type IconShape,
  InvoicesIcon,
  NoBreak,
  type Notice,
  PasswordIcon,
  PaymentIcon,
  SubscriptionIcon,
  TextLink,
  type TimelineEvent,
  UsersIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tokenName } from '#entities/access-tokens/token-list.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { usePaymentMethod } from '#entities/payments/use-payment-method.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';
import { invoicesPaths } from '#shared/paths/invoices.ts';
import { myProfilePaths } from '#shared/paths/my-profile.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import type { CalendarEntry } from '../calendar-file.ts';
import { type DatedMatter, daysLeft, isOver, pressureOf } from '../dated-matters.ts';

const icons: Readonly<Record<DatedMatter['kind'], IconShape>> = {
  trial: SubscriptionIcon,
  credit: UsersIcon,
  token: PasswordIcon,
  card: PaymentIcon,
  invoice: InvoicesIcon,
};

/** A date as the page and a calendar show it. */
export function useDatedWords(now: Date) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const wordsOf = useWordsOf(now);

  function shownOf(matter: DatedMatter) {
    const { id, kind } = matter;
    return {
      shown: { id, icon: icons[kind], tone: pressureOf(matter, now) },
      ...wordsOf(matter),
      distance: daysLeft(matter, now) === 0 ? t('dates.today') : formats.ago(matter.at, now),
    };
  }

  /** What follows from one that presses stands among what needs the reader. */
  function eventOf(matter: DatedMatter): TimelineEvent {
    const { shown, title, text, to, distance } = shownOf(matter);
    const link = (
      <TextLink render={(props) => <Link {...props} to={to} />}>{titleOf(matter, title)}</TextLink>
    );
    const isSaidElsewhere = shown.tone !== 'neutral';
    return { ...shown, at: matter.at, text: link, actor: isSaidElsewhere ? '' : text, aside: distance };
  }

  /** The same among what needs the reader, where no heading says the day. */
  function noticeOf(matter: DatedMatter): Notice {
    const { shown, title, text, to, action, distance } = shownOf(matter);
    const when = `${formats.date(matter.at)}, ${distance}`;
    return {
      ...shown,
      title: titleOf(matter, title),
      text: [when, text].filter(Boolean).join(' · '),
      action: (
        <ButtonLink size="sm" render={(props) => <Link {...props} to={to} />}>
          {action}
        </ButtonLink>
      ),
    };
  }

  function entryOf(matter: DatedMatter): CalendarEntry {
    const { title, text, to } = wordsOf(matter);
    const url = new URL(to, window.location.href);
    const { id, at, isWholeDay } = matter;
    return { id: `${id}@${url.host}`, at, isWholeDay, title, text, url: url.href };
  }

  return { eventOf, noticeOf, entryOf };
}

/** The number of an invoice is not broken. */
const titleOf = (matter: DatedMatter, title: string) =>
  matter.kind === 'invoice' ? <NoBreak of={matter.invoice.invoiceNumber}>{title}</NoBreak> : title;

interface DatedWords {
  title: string;
  /** What follows from it. */
  text: string;
  /** Where it is settled. */
  to: string;
  /** The button that leads there. */
  action: string;
}

function useWordsOf(now: Date): (matter: DatedMatter) => DatedWords {
  const { t } = useTranslation('dashboard');
  const nameOf = useMandateName();
  const methodOf = usePaymentMethod();
  const credits = useCreditWords();
  const { money } = useBillingFormats();

  function invoiceWords({ invoice }: Extract<DatedMatter, { kind: 'invoice' }>, isPast: boolean): DatedWords {
    const { id, invoiceNumber: number, paymentState, paymentMethod, totalAmount } = invoice;
    const amount = totalAmount === null ? '' : money(totalAmount);
    const method = paymentMethod === '' ? '' : methodOf(paymentMethod);
    const due = isPast ? t('dates.invoiceOverdue', { number }) : t('dates.invoiceDue', { number });
    return {
      title: paymentState === 'Failed' ? t('dates.invoiceFailed', { number }) : due,
      text: [amount, method].filter(Boolean).join(' · '),
      to: invoicesPaths.details(id),
      action: t('attention.showInvoice'),
    };
  }

  return (matter) => {
    const isPast = isOver(matter, now);
    switch (matter.kind) {
      case 'trial':
        return {
          title: t('dates.trial'),
          text: t('dates.trialText'),
          to: tenantSubscriptionsPaths.current(),
          action: t('attention.showPlan'),
        };
      case 'credit': {
        const given = credits.one({ kind: matter.of, amount: matter.amount });
        return {
          title: t('dates.credit', { given }),
          text: t('dates.creditText', { code: matter.couponCode }),
          to: couponsPaths.list(),
          action: t('attention.showCoupons'),
        };
      }
      case 'token': {
        const name = tokenName(matter.token);
        const isOwn = matter.token.tokenType === 'PersonalAccessToken';
        return {
          title: isPast ? t('dates.tokenOver', { name }) : t('dates.token', { name }),
          text: isPast ? t('dates.tokenOverText') : t('dates.tokenText'),
          to: isOwn ? myProfilePaths.home('access-tokens') : accessTokensPaths.list(),
          action: t('attention.showTokens'),
        };
      }
      case 'card': {
        const name = nameOf(matter.mandate);
        return {
          title: isPast ? t('dates.cardOver', { name }) : t('dates.card', { name }),
          text: matter.mandate.isDefaultMandate ? t('dates.cardCharged') : t('dates.cardText'),
          to: paymentsPaths.overview(),
          action: t('attention.showPayment'),
        };
      }
      case 'invoice':
        break;
    }
    return invoiceWords(matter, isPast);
  };
}
