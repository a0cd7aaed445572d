import type { User } from '@archive-console/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usersMutations } from '#queries/users.ts';
import { errorWords } from '#shared/errors/error-words.ts';
import { refusedFields } from '#shared/form/form-errors.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useReportFailedChange } from '#shared/errors/use-report-failed-change.ts';
import { isUserNotFound } from './is-user-not-found.ts';
import { changesOf, editRefusals } from './user-edit.ts';
import type { UserFormValues } from './user-form.ts';

/** What kept a save from being whole. */
export interface SaveFailure {
  error: unknown;
  /** What was sent: a refusal is true of these values and of no other. */
  values: UserFormValues;
  /** The user name is saved, the profile is not. */
  halfSaved: boolean;
}

/** One save over the two calls: the name first, because it is refused more often, then the profile. */
export function useSaveUser(user: User) {
  const { i18n } = useServices();
  const report = useReportError();
  const reportFailedChange = useReportFailedChange();
  const name = useMutation(usersMutations.updateName());
  const profile = useMutation(usersMutations.updateProfile());
  const [failure, setFailure] = useState<SaveFailure>();
  const [isSaving, setSaving] = useState(false);

  const tell = async (next: SaveFailure) => {
    await ensureWords(i18n, 'errors').catch(() => undefined);
    const { known } = errorWords(i18n, next.error);
    const isSaidInForm =
      known || isUserNotFound(next.error) || refusedFields(next.error, editRefusals).length > 0;
    setFailure(isSaidInForm || next.halfSaved ? next : undefined);
    if (!isSaidInForm) await (next.halfSaved ? report : reportFailedChange)(next.error);
  };

  return {
    /** From the first call until a refusal; where all is saved the form has served. */
    isSaving,
    failure,
    forget: () => setFailure(undefined),
    /** Answers whether everything is saved. */
    async save(values: UserFormValues): Promise<boolean> {
      setFailure(undefined);
      setSaving(true);
      const changes = changesOf(user, values);
      let halfSaved = false;
      try {
        if (changes.name !== undefined) {
          await name.mutateAsync(changes.name);
          halfSaved = changes.profile !== undefined;
        }
        if (changes.profile !== undefined) await profile.mutateAsync(changes.profile);
        return true;
      } catch (error) {
        await tell({ error, values, halfSaved });
        setSaving(false);
        return false;
      }
    },
  };
}
