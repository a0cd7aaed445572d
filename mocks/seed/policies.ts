import { uuidOf } from '../stable-id.ts';

interface SizeFilter {
  unitAmount: number;
  unitType: 'B' | 'Kb' | 'Mb' | 'Gb';
}

/** A rule that decides what is archived (specification, section 3). */
export interface ArchivePolicy {
  id: string;
  version: number;
  isEnabled: boolean;
  name: string;
  description: string;
  subjectPatterns: string[];
  subjectPatternCaseSensitive: boolean;
  senderPatterns: string[];
  recipientPatterns: string[];
  matchAllRecipients: boolean;
  greaterThanSizeFilter: SizeFilter | null;
  lessThanSizeFilter: SizeFilter | null;
  action: 'Archive' | 'DoNotArchive';
}

function policy(name: string, difference: Partial<ArchivePolicy>): ArchivePolicy {
  return {
    id: uuidOf(`policy ${name}`),
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
  policy('Keep everything legal', { recipientPatterns: ['*@kanzlei-lund.example'], action: 'Archive' }),
  policy('Works council stays private', {
    description: 'Agreed with the works council on 3 March 2025.',
    recipientPatterns: ['betriebsrat@demo.example'],
    matchAllRecipients: true,
  }),
  policy('No newsletters', { senderPatterns: ['newsletter@*', 'no-reply@*'], version: 4 }),
  policy('No out-of-office replies', { subjectPatterns: ['Automatic reply:*', 'Automatische Antwort:*'] }),
  policy('Large files go elsewhere', {
    greaterThanSizeFilter: { unitAmount: 150, unitType: 'Mb' },
    isEnabled: false,
  }),
];
