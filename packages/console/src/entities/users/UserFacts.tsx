import type { User } from '@archive-console/api-client';
import {
  Address,
  CopyButton,
  DefinitionList,
  type DefinitionListProps,
  Inline,
  Text,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';

interface UserFactsProps {
  user: User;
  /** What else is shown of them. */
  more?: DefinitionListProps['items'];
}

/** What a person is called and where their mail goes. */
export function UserFacts({ user, more = [] }: UserFactsProps) {
  const { t } = useTranslation('objects');
  const given = (value: string) => value || <Text tone="faint">{t('users.facts.missing')}</Text>;
  return (
    <DefinitionList
      items={[
        { term: t('users.facts.displayName'), description: given(user.displayName) },
        { term: t('users.facts.userName'), description: user.userName },
        { term: t('users.facts.email'), description: <Email address={user.primaryEmail} /> },
        { term: t('users.facts.firstName'), description: given(user.firstName) },
        { term: t('users.facts.lastName'), description: given(user.lastName) },
        ...more,
      ]}
    />
  );
}

function Email({ address }: { address: string }) {
  const letters = addressInLetters(address);
  const { t } = useTranslation('objects');
  if (address === '') return <Text tone="faint">{t('users.facts.missing')}</Text>;
  return (
    <Inline wrap={false}>
      <Address>{letters}</Address>
      <CopyButton text={letters} words={{ copy: t('users.facts.copyEmail') }} size="xs" />
    </Inline>
  );
}
