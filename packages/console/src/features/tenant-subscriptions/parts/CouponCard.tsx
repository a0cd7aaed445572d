import {
  Banner,
  Button,
  Card,
  FieldRow,
  Form,
  Stack,
  Text,
  TextButton,
  TextField,
  TextLink,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { codeState } from '#entities/coupons/coupon-code.ts';
import { partnerNameOf } from '#entities/coupons/partner-name.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { plainCode } from '#queries/coupons-code.ts';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { couponsPaths } from '#shared/paths/coupons.ts';
import type { AppliedCoupon } from '../use-applied-coupon.ts';

/** A coupon that goes with the activation: checked first, and taken out again. Why one does not count stays until the code changes. */
export function CouponCard({ coupon }: { coupon: AppliedCoupon }) {
  const { t } = useTranslation(['tenant-subscriptions', 'objects']);
  const credits = useCreditWords();
  const refused = useErrorWords(coupon.refusal);
  const { applied, binding, typed } = coupon;
  const isAsIs = plainCode(typed) === coupon.code;
  // What is typed while the one before is still checked stays to be seen.
  if (applied !== undefined && !coupon.isUnapplied)
    return (
      <Card title={t('coupon.title')} padding="roomy">
        <Stack gap={8}>
          <Banner
            tone="success"
            role="status"
            title={t('coupon.applied', { code: applied.couponCode })}
            action={<TextButton onClick={() => coupon.remove()}>{t('coupon.remove')}</TextButton>}
          >
            {credits.all(applied)}
          </Banner>
        </Stack>
      </Card>
    );
  return (
    <Card title={t('coupon.title')} padding="roomy">
      <Stack gap={12}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            coupon.apply();
          }}
        >
          <FieldRow
            action={
              <Button type="submit" busy={coupon.isChecking}>
                {t('coupon.apply')}
              </Button>
            }
          >
            <TextField
              label={t('coupon.code')}
              value={typed}
              onChange={(event) => coupon.type(event.target.value)}
              error={isAsIs && refused !== undefined ? errorSentence(refused) : undefined}
              autoComplete="off"
              spellCheck={false}
            />
          </FieldRow>
        </Form>
        {binding !== undefined && isAsIs && (
          <Banner tone="info" role="status" title={t('coupon.binding', { name: partnerNameOf(binding, t) })}>
            {t('coupon.bindingText')}{' '}
            <TextLink
              render={(props) => (
                <Link {...props} to={couponsPaths.redeem()} state={codeState(coupon.code)} />
              )}
            >
              {t('coupon.redeem')}
            </TextLink>
          </Banner>
        )}
        <Text tone="muted">
          {coupon.isUnapplied && t('coupon.unapplied')} {t('coupon.hint')}
        </Text>
      </Stack>
    </Card>
  );
}
