import type { Coupon } from '@archive-console/api-client';
import { Banner, Text, TextField } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { codeIn } from '#entities/coupons/coupon-code.ts';
import { partnerNameOf } from '#entities/coupons/partner-name.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { plainCode } from '#queries/coupons-code.ts';
import { couponsMutations, couponsQueries } from '#queries/coupons.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';

/** Redeems a coupon in two steps: what it gives, or whom it binds to, is said before it counts. */
export function CouponRedeemDialog() {
  const { t } = useTranslation(['coupons', 'objects']);
  const credits = useCreditWords();
  const queryClient = useQueryClient();
  const leave = useLeavePage(couponsPaths.list(), true);
  const brought = codeIn(useLocation().state);
  const [typed, setTyped] = useState(brought);
  const guard = useDirtyGuard(typed.trim() !== brought);
  const [isMissing, setMissing] = useState(false);
  const [found, setFound] = useState<{ code: string; coupon: Coupon }>();
  // What was found is true of the code that was checked, however the service writes it, and of no other.
  const checked = found?.code === plainCode(typed) ? found.coupon : undefined;
  // It has served: what is pressed until the dialog is closed is not sent again.
  const isOver = useRef(false);
  const check = useAction(
    { mutationFn: (code: string) => queryClient.query(couponsQueries.check(code)) },
    { refusals: () => true, onDone: (code, coupon) => setFound(coupon && { code, coupon }) },
  );
  const redemption = useAction(couponsMutations.redeem(), {
    refusals: () => true,
    done: ({ couponCode }) =>
      checked?.couponType === 'PartnerBinding'
        ? t('redeem.bound', { name: partnerNameOf(checked, t) })
        : t('redeem.done', { code: couponCode }),
    onDone() {
      isOver.current = true;
      guard.release();
    },
    goOn: leave,
  });
  const checkBrought = useEffectEvent(() => {
    if (brought !== '') void check.run(brought);
  });
  useEffect(() => checkBrought(), []);
  const isSending = redemption.isRunning;
  const isBinding = checked?.couponType === 'PartnerBinding';
  const refusal = redemption.refusal ?? check.refusal;

  function submit() {
    const code = plainCode(typed);
    setMissing(code === '');
    if (code === '' || isOver.current || isSending) return;
    if (checked === undefined) void check.run(code);
    else void redemption.run({ couponCode: checked.couponCode });
  }

  return (
    <GuardedDialog
      guard={guard}
      title={t('redeem.title')}
      submit={submitText()}
      onSubmit={submit}
      isSending={isSending}
      isBusy={check.isRunning || isSending}
      onClose={leave}
    >
      {refusal !== undefined && <RefusalBanner error={refusal} />}
      <TextField
        label={t('field.code')}
        hint={t('redeem.hint')}
        value={typed}
        readOnly={isSending}
        required
        error={isMissing ? t('redeem.missing') : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
          check.forget();
          redemption.forget();
        }}
      />
      {checked !== undefined && !isBinding && (
        <Banner
          tone="success"
          role="status"
          title={t('redeem.gives', { code: checked.couponCode, credits: credits.all(checked) })}
        >
          {t('redeem.begins')}
        </Banner>
      )}
      {checked !== undefined && isBinding && (
        <Banner tone="warning" role="status" title={t('redeem.binding', { name: partnerNameOf(checked, t) })}>
          <Text>{t('redeem.bindingText', { name: partnerNameOf(checked, t) })}</Text>
        </Banner>
      )}
    </GuardedDialog>
  );

  function submitText(): string {
    if (checked === undefined) return t('redeem.check');
    return isBinding ? t('redeem.bind', { name: partnerNameOf(checked, t) }) : t('redeem.submit');
  }
}
