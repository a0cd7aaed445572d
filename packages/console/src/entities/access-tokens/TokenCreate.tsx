import type { AccessToken } from '@archive-console/api-client';
import { ButtonLink, Page, PageHeader, Text } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { accessTokensMutations, accessTokensQueries, type TokenType } from '#queries/access-tokens.ts';
import { CreateSummary } from '#shared/form/CreateSummary.tsx';
import { ObjectForm } from '#shared/form/ObjectForm.tsx';
import { type ObjectFormState, useObjectForm } from '#shared/form/use-object-form.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadResult } from '#shared/loading/ReadResult.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { endOf } from './token-days.ts';
import { startOf, type TokenFormValues, tokenSchema, useTokenFields } from './token-form.tsx';
import { tokenName } from './token-list.ts';
import { TokenRevokeDialog } from './TokenRevokeDialogs.tsx';
import { TokenSecretDialog } from './TokenSecretDialog.tsx';
import { useTokenScopes } from './use-token-scopes.ts';

interface TokenCreateProps {
  tokenType: TokenType;
  title: string;
  sentence: string;
  /** The list it is then in. */
  list: string;
}

/** Makes a token, or one that takes the place of another: then what that one may do is read first. */
export function TokenCreate({ title, sentence, ...props }: TokenCreateProps) {
  const { t } = useTranslation('access-tokens');
  const { accessTokenId } = useParams();
  const options = accessTokensQueries.detail(accessTokenId ?? '');
  const read = useQuery({ ...options, enabled: accessTokenId !== undefined });
  const isNew = accessTokenId === undefined;
  return (
    <Page aria-busy={!isNew && read.isPending}>
      <PageHeader
        title={
          isNew
            ? title
            : read.data
              ? t('replace.heading', { name: tokenName(read.data) })
              : t('replace.title')
        }
        sentence={isNew ? sentence : t('replace.sentence')}
      />
      {isNew ? (
        <TokenForm {...props} replaced={undefined} />
      ) : (
        <ReadResult
          read={read}
          queryKey={options.queryKey}
          loading={t('replace.loading')}
          stopped={t('replace.stopped')}
        >
          {(replaced) => <TokenForm {...props} replaced={replaced} />}
        </ReadResult>
      )}
    </Page>
  );
}

interface TokenFormProps extends Pick<TokenCreateProps, 'tokenType' | 'list'> {
  replaced: AccessToken | undefined;
}

function TokenForm({ tokenType, list, replaced }: TokenFormProps) {
  const { t } = useTranslation(['access-tokens', 'shell']);
  const { date } = useFormats();
  const leave = useLeavePage(list, false);
  const [stored] = useState(() => startOf(replaced, new Date()));
  // Held by this page alone, and gone with it.
  const [secret, setSecret] = useState<string>();
  const [step, setStep] = useState<'form' | 'secret' | 'revoke'>('form');
  const { mutateAsync: create } = useMutation(accessTokensMutations.create(setSecret));
  const form = useObjectForm({
    schema: tokenSchema,
    fields: useTokenFields(),
    stored,
    send: ({ notes, scopes, expiryDate }: TokenFormValues) =>
      create({
        tokenType,
        scopes: [...scopes],
        expiryDate: endOf(expiryDate).toISOString(),
        notes: notes.trim(),
      }),
    failed: ({ notes }) => t('create.failed', { name: notes.trim() || t('list.withoutNotes') }),
    onDone: () => setStep('secret'),
    refusals: { 'AccessToken.InvalidValidity': ['expiryDate'] },
  });
  function closeSecret(): void {
    setSecret(undefined);
    // Without the secret of the new one, the old one is the only one that works.
    if (replaced === undefined || secret === '') leave();
    else setStep('revoke');
  }
  const name = form.values.notes.trim();
  return (
    <>
      <ObjectForm
        form={form}
        submit={t('create.submit')}
        side={<TokenSummary form={form} tokenType={tokenType} />}
        cancel={
          <ButtonLink render={(props) => <Link {...props} to={list} />}>
            {t('shell:action.cancel')}
          </ButtonLink>
        }
      />
      {form.isSending && step !== 'revoke' && (
        <TokenSecretDialog
          name={name}
          secret={step === 'secret' ? secret : undefined}
          lostText={
            replaced === undefined
              ? t('secret.lostText')
              : t('secret.lostReplacement', {
                  name: name || t('list.withoutNotes'),
                  day: date(endOf(form.values.expiryDate)),
                })
          }
          onClose={closeSecret}
        />
      )}
      {replaced !== undefined && (
        <TokenRevokeDialog object={replaced} isOpen={step === 'revoke'} onClose={leave} onDeleted={leave} />
      )}
    </>
  );
}

interface TokenSummaryProps {
  form: ObjectFormState<TokenFormValues>;
  tokenType: TokenType;
}

/** What the token will be good for, as the form stands. */
function TokenSummary({ form, tokenType }: TokenSummaryProps) {
  const { t } = useTranslation('access-tokens');
  const { date } = useFormats();
  const scopesOf = useTokenScopes();
  const { scopes, expiryDate } = form.values;
  const isComplete = form.isValid('scopes') && form.isValid('expiryDate');
  return (
    <CreateSummary
      fact={
        isComplete && {
          words:
            tokenType === 'TenantAccessToken'
              ? 'access-tokens:create.words.tenant'
              : 'access-tokens:create.words.personal',
          values: { scopes: scopesOf([...scopes]), day: date(endOf(expiryDate)) },
        }
      }
      start={t('create.words.start')}
    >
      <Text tone="muted">{t('create.words.once')}</Text>
    </CreateSummary>
  );
}
