import { useTranslation } from 'react-i18next';
import { isInternational } from '#entities/trusted-domains/domain-name.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { domainDetails } from './domain-details.ts';
import { useDomainActions } from './use-domain-actions.ts';

export const loader = detailsLoader(domainDetails);

/** One domain: what it is, and who uses it. */
export function DomainDetailsScreen() {
  const { t } = useTranslation('trusted-domains');
  return (
    <DetailsScreen
      spec={domainDetails}
      renderSentence={({ domainName, hasExternalReference }) =>
        [
          ...(isInternational(domainName) ? [domainName] : []),
          hasExternalReference ? t('details.fromMicrosoft') : t('details.local'),
        ].join(' · ')
      }
      actions={useDomainActions()}
      lead={['check']}
    />
  );
}
