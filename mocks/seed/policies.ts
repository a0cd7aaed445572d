import type { ArchivePolicy } from '@archive-console/api-client';
import { policyIdOf } from '../stable-id.ts';

function policy(name: string, difference: Partial<ArchivePolicy>): ArchivePolicy {
  return {
    id: policyIdOf(name),
    version: 1,
    isEnabled: true,
    name,
    description: '',
    subjectPatterns: [],
    subjectPatternCaseSensitive: false,
    senderPatterns: [],
    recipientPatterns: [],
    matchAllRecipients: false,
    greaterThanSizeFilter: null,
    lessThanSizeFilter: null,
    action: 'DoNotArchive',
    ...difference,
  };
}

/** In the order in which they decide. */
export const archivePolicies: readonly ArchivePolicy[] = [
  policy('Keep everything legal', {
    description: 'Whatever goes to the law firm is kept, whatever else is decided below.',
    recipientPatterns: ['*@kanzlei-lund.example'],
    action: 'Archive',
  }),
  policy('Works council stays private', {
    description: 'Agreed with the works council on 3 March 2025.',
    recipientPatterns: ['betriebsrat@demo.example'],
    matchAllRecipients: true,
    version: 2,
  }),
  policy('Newsletters', {
    senderPatterns: ['*@news.example', 'no-reply@*.shop.example'],
    greaterThanSizeFilter: { unitAmount: 10, unitType: 'Mb' },
    version: 4,
  }),
  policy('No out-of-office replies', {
    subjectPatterns: ['Automatic reply:*', 'Automatische Antwort:*', 'Abwesenheit*'],
    lessThanSizeFilter: { unitAmount: 64, unitType: 'Kb' },
  }),
  policy('Tickets of the old help desk', {
    description: 'They are kept in the ticket system.',
    subjectPatterns: ['[Ticket #????]*'],
    subjectPatternCaseSensitive: true,
    senderPatterns: ['hilfe@lindenhof.example'],
  }),
  policy('Large files go elsewhere', {
    greaterThanSizeFilter: { unitAmount: 150, unitType: 'Mb' },
    isEnabled: false,
  }),
  policy('Monitoring', {
    senderPatterns: ['monitoring@*', 'alerts@*', 'nagios@*'],
    version: 3,
  }),
];
