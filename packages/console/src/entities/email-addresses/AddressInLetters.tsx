import { Address, type AddressProps } from '@archive-console/ui';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';

/** An e-mail address as people read it: the service has its domain in ASCII. */
export function AddressInLetters({ children, ...props }: AddressProps) {
  return <Address {...props}>{addressInLetters(children)}</Address>;
}
