import { lazyPart, usePart } from '@archive-console/ui';

const domainNames = lazyPart(() => import('./domain-name.ts'));

/**
 * What reads domains in letters, where one of these texts has one: few have, and the first row does not wait for it. Until
 * it is here, they stand there as the service has them.
 */
export const useDomainNames = (texts: readonly string[]) =>
  usePart(
    domainNames,
    texts.some((text) => text.includes('xn--')),
    () => undefined,
  );

/** An e-mail address with its domain in the letters that people read, as soon as what reads them is here. */
export const useInLetters = (address: string): string =>
  useDomainNames([address])?.addressInLetters(address) ?? address;
