import type { User } from '@archive-console/api-client';
import { Button, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { DraftNotice } from '#shared/form/DraftNotice.tsx';
import { refusedFields } from '#shared/form/form-errors.ts';
import { LeaveQuestion } from '#shared/form/LeaveQuestion.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { useDraft } from '#shared/form/use-draft.ts';
import { isUserNotFound } from '../is-user-not-found.ts';
import { useDerivedName } from '../use-derived-name.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import { useKeptUp } from '../use-kept-up.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { type SaveFailure, useSaveUser } from '../use-save-user.ts';
import { editFields, editRefusals, fixedFields, formValuesOf } from '../user-edit.ts';
import { knownUserSchema, type UserFormValues } from '../user-form.ts';
import { ChangedMeanwhile, Gone, SaveFailed } from './EditNotices.tsx';
import { useUserForm } from './use-user-form.ts';
import { UserForm } from './UserForm.tsx';
import { WhatChanges } from './WhatChanges.tsx';

interface EditUserFormProps {
  user: User;
  /** They were deleted elsewhere. */
  isDeleted: boolean;
  onSaved: (values: UserFormValues) => void;
}

/** One form and one save over the two calls that change a person. */
export function EditUserForm({ user, isDeleted, onSaved }: EditUserFormProps) {
  const { t } = useTranslation(['users', 'shell']);
  const labels = useFieldLabels();
  const form = useUserForm(knownUserSchema, formValuesOf(user));
  const draft = useDraft(form, editFields);
  const values = form.watch();
  const { theirs, changed, conflicts, takeTheirs, keepMine, discard } = useKeptUp(form, user);
  useDerivedName(form, user);
  const { save, isSaving, failure, forget } = useSaveUser(user);
  const guard = useDirtyGuard(changed.length > 0, draft);
  const refusal = refusalOf(failure, values);
  const isLost = isDeleted || isUserNotFound(failure?.error);
  const whyNotSave = isLost
    ? t('edit.gone.title')
    : conflicts.length > 0
      ? t('edit.conflict.first')
      : changed.length === 0
        ? t('shell:unsaved.none')
        : undefined;
  const whyNotDiscard = isSaving
    ? t('edit.sending')
    : changed.length === 0
      ? t('shell:unsaved.none')
      : undefined;

  const startOver = () => {
    forget();
    discard();
  };
  const submit = useOneAtATime(async (given: UserFormValues) => {
    if (!(await save(given))) return;
    guard.release();
    onSaved(given);
  });

  return (
    <>
      <Split side={<WhatChanges from={theirs} to={values} changed={changed} />}>
        <UserForm
          form={form}
          fixed={fixedFields}
          onSubmit={(given) => void submit(given)}
          isLocked={isSaving || isLost}
          refusal={refusal}
          notice={
            <>
              <SlowNotice waiting={isSaving} />
              {!isSaving && <DraftNotice draft={draft} onDiscard={startOver} />}
              {isLost ? (
                <Gone />
              ) : (
                failure !== undefined && refusal === undefined && <SaveFailed failure={failure} />
              )}
              {conflicts.length > 0 && !isLost && (
                <ChangedMeanwhile
                  conflicts={conflicts}
                  whyNot={isSaving ? t('edit.sending') : undefined}
                  labels={labels}
                  onTake={takeTheirs}
                  onKeep={keepMine}
                />
              )}
            </>
          }
          note={whyNotSave ?? t('shell:unsaved.count', { count: changed.length })}
          actions={
            <>
              <Button disabledReason={whyNotDiscard} onClick={startOver}>
                {t('shell:action.discard')}
              </Button>
              <Button
                type="submit"
                design="primary"
                busy={isSaving}
                disabledReason={isSaving ? undefined : whyNotSave}
              >
                {t('edit.submit')}
              </Button>
            </>
          }
        />
      </Split>
      <LeaveQuestion guard={guard} />
    </>
  );
}

/** A refusal is true of the value it was given for, and of no other. */
function refusalOf(failure: SaveFailure | undefined, values: UserFormValues) {
  const fields = refusedFields(failure?.error, editRefusals);
  if (failure === undefined || fields.length === 0) return undefined;
  const stands = fields.every((field) => failure.values[field] === values[field]);
  return stands ? { fields, error: failure.error } : undefined;
}
