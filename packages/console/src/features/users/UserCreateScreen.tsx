import { Button, ButtonLink, Page, PageHeader, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { DraftNotice } from '#shared/form/DraftNotice.tsx';
import { LeaveQuestion } from '#shared/form/LeaveQuestion.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { useDraft } from '#shared/form/use-draft.ts';
import { useUserForm } from './parts/use-user-form.ts';
import { UserForm } from './parts/UserForm.tsx';
import { UserInWords } from './parts/UserInWords.tsx';
import { useCreateUser } from './use-create-user.ts';
import { emptyUser, newUserSchema, userFields } from './user-form.ts';

/** A new person: who they are, and in words what that means. */
export function UserCreateScreen() {
  const { t } = useTranslation(['users', 'shell']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useUserForm(newUserSchema, emptyUser);
  const draft = useDraft(form, userFields);
  const { isDirty, dirtyFields } = form.formState;
  const changes = Object.values(dirtyFields).filter(Boolean).length;
  const values = form.watch();
  const guard = useDirtyGuard(isDirty, draft);
  const creation = useCreateUser(values, (userId) => {
    guard.release();
    void navigate({ pathname: usersPaths.details(userId), search }, { replace: true });
  });

  return (
    <Page>
      <PageHeader title={t('create.title')} sentence={t('create.sentence')} />
      <Split side={<UserInWords values={values} />}>
        <UserForm
          form={form}
          onSubmit={creation.send}
          isLocked={creation.isSending}
          refusal={creation.refusal}
          notice={
            <>
              <SlowNotice waiting={creation.isSending} />
              {!creation.isSending && <DraftNotice draft={draft} onDiscard={() => form.reset(emptyUser)} />}
            </>
          }
          note={changes === 0 ? undefined : t('shell:unsaved.count', { count: changes })}
          actions={
            <>
              <ButtonLink
                render={(props) => <Link {...props} to={{ pathname: usersPaths.list(), search }} />}
              >
                {t('shell:action.cancel')}
              </ButtonLink>
              <Button type="submit" design="primary" busy={creation.isSending}>
                {t('create.submit')}
              </Button>
            </>
          }
        />
      </Split>
      <LeaveQuestion guard={guard} />
    </Page>
  );
}
