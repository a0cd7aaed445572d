import type { TrustedDomain } from '@archive-console/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trustedDomainsMutations, trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { type Repeats, useRepeats } from '#shared/actions/use-repeats.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useServices } from '#shared/runtime/services.ts';

/** How a domain stands that is to be added. */
export interface DomainCheck {
  check(): void;
  isChecking: boolean;
  /** When it is looked for again, and when it was not found. */
  repeats: Repeats;
  /** What was refused, or why nothing is known of it. */
  error: unknown;
}

/**
 * Adds a domain as soon as its record is found. A person begins it; from then on the record is looked for in growing
 * steps, by the read alone where the service says what that found: a zone changes in minutes or in hours.
 */
export function useDomainCheck(domainName: string, onAdded: (domain: TrustedDomain) => void): DomainCheck {
  const { queryClient } = useServices();
  const { mutateAsync: create } = useMutation(trustedDomainsMutations.create());
  const verifier = useQuery(trustedDomainsQueries.verifier(domainName));
  const [isChecking, setChecking] = useState(false);
  // Read at the press itself, which may come before the page shows that it is looked for.
  const isBusy = useRef(false);
  const [error, setError] = useState<unknown>();
  const repeats = useRepeats([30, 60, 120, 300], isChecking, () => void look(true));

  async function look(isByItself: boolean): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    const answer = isByItself ? (await verifier.refetch()).data : undefined;
    if (answer?.domainValidated === false) repeats.miss();
    else await add();
    isBusy.current = false;
    setChecking(false);
  }

  async function add(): Promise<void> {
    try {
      onAdded(await create({ domainName }));
    } catch (refusal) {
      setError(refusal);
      if (hasCode(refusal, 'TrustedDomain.DnsRecordNotFound')) return repeats.miss();
      repeats.stop();
      // Another administrator may have been first: then the page says so, and leads there.
      if (hasCode(refusal, 'TrustedDomain.AlreadyRegistered'))
        await queryClient.refetchQueries(trustedDomainsQueries.named(domainName));
    }
  }

  return {
    check() {
      repeats.start();
      void look(false);
    },
    isChecking,
    repeats,
    error,
  };
}
