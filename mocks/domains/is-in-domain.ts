import type { User } from '@archive-console/api-client';
import { domainOf } from '../email-rule.ts';

/** Whether mail of a user comes to a domain, or the user signs in with a name in it. */
export const isInDomain = ({ userName, primaryEmail }: User, domainName: string): boolean =>
  domainOf(primaryEmail) === domainName || domainOf(userName) === domainName;
