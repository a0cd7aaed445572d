import type { User } from '@archive-console/api-client';
import {
  Address,
  CopyButton,
  DefinitionList,
  type DefinitionListProps,
  Inline,
  Mono,
  Text,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { addressInBothWays, addressInLetters } from '#entities/trusted-domains/domain-name.ts';

interface UserFactsProps {
  user: User;
  /** What else is shown of them. */
  more?: DefinitionListProps['items'];
}

/** What a person is called and where their mail goes. */
export function UserFacts({ user, more = [] }: UserFactsProps) {
  const { t } = useTranslation('objects');
  const given = (value: string) => value || <Text tone="faint">{t('users.facts.missing')}</Text>;
  const { primaryEmail } = user;
  const letters = addressInLetters(primaryEmail);
  return (
    <DefinitionList
      items={[
        { term: t('users.facts.displayName'), description: given(user.displayName) },
        { term: t('users.facts.userName'), description: addressInBothWays(user.userName) },
        {
          term: t('users.facts.email'),
          description:
            letters === '' ? given(letters) : <Copied text={letters} copy={t('users.facts.copyEmail')} />,
        },
        // Other systems may take an address in ASCII only.
        ...(letters === primaryEmail
          ? []
          : [
              {
                term: t('users.facts.ascii'),
                description: <Copied isCode text={primaryEmail} copy={t('users.facts.copyAscii')} />,
              },
            ]),
        { term: t('users.facts.firstName'), description: given(user.firstName) },
        { term: t('users.facts.lastName'), description: given(user.lastName) },
        ...more,
      ]}
    />
  );
}

function Copied({ text, copy, isCode = false }: { text: string; copy: string; isCode?: boolean }) {
  return (
    <Inline wrap={false}>
      {isCode ? <Mono>{text}</Mono> : <Address>{text}</Address>}
      <CopyButton text={text} words={{ copy }} size="xs" />
    </Inline>
  );
}
