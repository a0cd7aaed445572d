import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, usersMutations } from '#queries/users.ts';
import { refusedFields } from '#shared/form/form-errors.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useReportFailedChange } from '#shared/errors/use-report-failed-change.ts';
import { newUserOf, refusalFields, type UserFormValues } from './user-form.ts';

/** Creates one person per press, and keeps what the service refused at the field it is about. */
export function useCreateUser(values: UserFormValues, onCreated: (userId: string) => void) {
  const { t } = useTranslation('users');
  const { toasts } = useServices();
  const report = useReportFailedChange();
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    ...usersMutations.create(),
    onError: (refused) => {
      if (refusedFields(refused, refusalFields).length === 0) void report(refused);
    },
  });
  const fields = refusedFields(error, refusalFields);
  // A refusal is true of the values it was given for, and of no others.
  const stands = (['userName', 'primaryEmail'] as const).every(
    (sent) => variables?.[sent] === values[sent].trim(),
  );
  const isTaken = hasCode(error, 'User.UserNameAlreadyExists');
  const send = useOneAtATime(async (given: UserFormValues) => {
    const user = await mutateAsync(newUserOf(given)).catch(() => undefined);
    // What was refused stands at its field or in a message already.
    if (user === undefined) return;
    toasts.show({ tone: 'success', title: t('create.done', { name: nameOf(user) }) });
    onCreated(user.id);
  });
  return {
    /** Also once it is done: what would be typed then would be lost with the page. */
    isSending: isPending || isSuccess,
    refusal:
      fields.length > 0 && stands
        ? {
            fields,
            error,
            ...(isTaken && { either: { text: t('create.taken'), atField: t('create.takenPerhaps') } }),
          }
        : undefined,
    send,
  };
}
