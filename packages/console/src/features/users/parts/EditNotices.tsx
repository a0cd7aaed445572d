import { Banner, Button, Inline, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usersPaths } from '#shared/paths/users.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { listSearch } from '../list-search.ts';
import type { SaveFailure } from '../use-save-user.ts';
import type { EditField } from '../user-edit.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';

/** Above the fields: why the whole form, or half of it, was not saved. */
export function SaveFailed({ failure }: { failure: SaveFailure }) {
  return failure.halfSaved ? <HalfSaved error={failure.error} /> : <RefusalBanner error={failure.error} />;
}

/** Above the fields: there is nobody any more whom a save could change. */
export function Gone() {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t('edit.gone.title')}
      action={
        <TextLink
          render={(props) => (
            <Link {...props} to={{ pathname: usersPaths.list(), search: listSearch(search) }} />
          )}
        >
          {t('details.notFound.back')}
        </TextLink>
      }
    >
      <Text>{t('edit.gone.text')}</Text>
    </Banner>
  );
}

function HalfSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('users');
  const words = useErrorWords(error);
  if (words === undefined) return null;
  return (
    <Banner tone="warning" role="alert" title={t('edit.half.title')}>
      <Text>{t('edit.half.profileLeft', { reason: words.title })}</Text>
    </Banner>
  );
}

interface ConflictsProps {
  conflicts: readonly { field: EditField; theirs: string }[];
  labels: Record<EditField, string>;
  /** Why nothing can be decided now. */
  whyNot: string | undefined;
  onTake: (field: EditField) => void;
  onKeep: (field: EditField) => void;
}

/** Above the fields: what somebody else changed meanwhile, field by field, with both ways out. */
export function ChangedMeanwhile({ conflicts, labels, whyNot, onTake, onKeep }: ConflictsProps) {
  const { t } = useTranslation('users');
  return (
    <Banner tone="warning" role="alert" title={t('edit.conflict.title')}>
      <Text>{t('edit.conflict.text')}</Text>
      {conflicts.map(({ field, theirs }) => (
        <Stack key={field} gap={8}>
          <Text>
            {theirs === ''
              ? t('edit.conflict.emptied', { field: labels[field] })
              : t('edit.conflict.theirs', { field: labels[field], value: theirs })}
          </Text>
          <Inline>
            <Button size="sm" disabledReason={whyNot} onClick={() => onTake(field)}>
              {t('edit.conflict.take', { field: labels[field] })}
            </Button>
            <Button size="sm" disabledReason={whyNot} onClick={() => onKeep(field)}>
              {t('edit.conflict.keep', { field: labels[field] })}
            </Button>
          </Inline>
        </Stack>
      ))}
    </Banner>
  );
}
