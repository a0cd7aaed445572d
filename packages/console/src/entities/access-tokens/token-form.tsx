import { type AccessToken, TOKEN_SCOPES } from '@archive-console/api-client';
import { CheckboxGroup } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FieldSpec } from '#shared/form/fields.ts';
import { textSchema } from '#shared/form/text-rules.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { dayIn } from './token-days.ts';
import { useTokenScopes } from './use-token-scopes.ts';

type Scope = (typeof TOKEN_SCOPES)[number];

/** What a form says of a new token. */
export interface TokenFormValues {
  notes: string;
  scopes: readonly Scope[];
  /** A day as `2026-03-01`: the token is good until it ends. */
  expiryDate: string;
}

/** Checks a new token. How long it may be valid, the service decides (D57). */
export const tokenSchema = v.object({
  notes: textSchema,
  scopes: v.pipe(
    v.array(v.picklist(TOKEN_SCOPES)),
    v.minLength(1, 'access-tokens:form.mistake.noScope' satisfies WordKey),
  ),
  expiryDate: v.pipe(v.string(), v.nonEmpty('access-tokens:form.mistake.noExpiry' satisfies WordKey)),
});

/** Long enough to install what uses it, short enough to be noticed where it is not used any more. */
const USUAL_DAYS = 90;

/** What a new token begins with: blank, or what the one that it replaces may do. */
export function startOf(replaced: AccessToken | undefined, now: Date): TokenFormValues {
  return {
    notes: replaced?.notes ?? '',
    scopes: TOKEN_SCOPES.filter((scope) => replaced?.scopes.includes(scope)),
    expiryDate: dayIn(USUAL_DAYS, now),
  };
}

/** The fields of a new token. */
export function useTokenFields(): readonly FieldSpec<TokenFormValues>[] {
  const { t } = useTranslation('access-tokens');
  const scopesOf = useTokenScopes();
  const hints = {
    CloudConnector: t('form.scope.CloudConnector'),
    MailImport: t('form.scope.MailImport'),
  };
  return [
    { kind: 'text', name: 'notes', label: t('field.notes'), hint: t('form.notesHint'), isWide: true },
    {
      kind: 'custom',
      name: 'scopes',
      label: t('field.scopes'),
      required: true,
      textOf: (value) => scopesOf(value as TokenFormValues['scopes']),
      control: ({ id, label, error, value, whyLocked, onChange }) => (
        <CheckboxGroup
          {...{ id, label, error, onChange }}
          required
          disabledReason={whyLocked}
          options={TOKEN_SCOPES.map((scope) => ({
            value: scope,
            label: scopesOf([scope]),
            hint: hints[scope],
          }))}
          value={value as readonly Scope[]}
        />
      ),
    },
    {
      kind: 'custom',
      name: 'expiryDate',
      label: t('form.expiry.label'),
      hint: t('form.expiry.hint'),
      required: true,
      textOf: (value) => value as string,
      control: (field) => <ExpiryField field={field} />,
    },
  ];
}
