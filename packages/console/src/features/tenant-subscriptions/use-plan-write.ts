import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { plansMutations } from '#queries/tenant-subscriptions-plans.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { useServices } from '#shared/runtime/services.ts';

/** What is subscribed to. */
interface PlanToSend {
  standardUsers: number;
  storage: number;
  featureEiv: boolean;
}

/** Activates a trial or changes a paid plan: once, however often it is pressed. */
export function usePlanWrite() {
  const { t } = useTranslation('tenant-subscriptions');
  const { storage } = useServices();
  const navigate = useNavigate();
  // It has served: what is pressed until the page is left is not sent again.
  const isOver = useRef(false);
  const onDone = () => {
    isOver.current = true;
    storage.remove('subscriptionSelection');
    storage.remove('appliedCoupon');
  };
  const goOn = () => void navigate(tenantSubscriptionsPaths.current(), { replace: true });
  const activation = useAction(plansMutations.activate(), {
    refusals: 'here',
    failed: () => t('edit.notActivated'),
    done: () => t('edit.activated'),
    reached: (error) =>
      hasCode(error, 'TenantSubscription.AlreadyExists') ? t('edit.alreadyActive') : undefined,
    onDone,
    goOn,
  });
  const update = useAction(plansMutations.update(), {
    refusals: 'here',
    failed: () => t('edit.notUpdated'),
    done: () => t('edit.updated'),
    onDone,
    goOn,
  });
  const isRunning = activation.isRunning || update.isRunning;
  return {
    isRunning,
    isOver: () => isOver.current,
    refusal: activation.refusal ?? update.refusal,
    activate(plan: PlanToSend, couponCode: string | undefined) {
      if (isOver.current || isRunning) return;
      void activation.run({ ...plan, ...(couponCode !== undefined && { couponCode }) });
    },
    update(plan: PlanToSend) {
      if (!isOver.current && !isRunning) void update.run(plan);
    },
    forget() {
      activation.forget();
      update.forget();
    },
  };
}

export type PlanWrite = ReturnType<typeof usePlanWrite>;
