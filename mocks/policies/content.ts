import {
  ARCHIVE_ACTIONS,
  type ArchivePolicy,
  type createArchivePolicy,
  type InputOf,
  SIZE_UNITS,
  type SizeFilter,
} from '@archive-console/api-client';
import { filled } from '../filled.ts';
import { refuse, refuseField } from '../refusal.ts';

type Written = InputOf<typeof createArchivePolicy>;
type Content = Omit<ArchivePolicy, 'id' | 'version'>;
type PatternField = 'subjectPatterns' | 'senderPatterns' | 'recipientPatterns';
type SizeField = 'greaterThanSizeFilter' | 'lessThanSizeFilter';

function patternsIn(written: Written, field: PatternField): string[] {
  return written[field].map((text, index) => {
    const pattern = text.trim();
    if (pattern === '') refuseField(`${field}.${index}`, 'It is empty.');
    return pattern;
  });
}

function sizeIn(written: Written, field: SizeField): SizeFilter | null {
  const size = written[field] ?? null;
  if (size === null) return null;
  if (!Number.isFinite(size.unitAmount) || size.unitAmount <= 0)
    refuseField(`${field}.unitAmount`, 'It is a number above 0.');
  if (!SIZE_UNITS.some((unit) => unit === size.unitType))
    refuseField(`${field}.unitType`, `There is no unit '${size.unitType}'.`);
  return size;
}

function bytesOf({ unitAmount, unitType }: SizeFilter): number {
  return unitAmount * 1000 ** SIZE_UNITS.findIndex((unit) => unit === unitType);
}

/** What a policy says, checked. One without any pattern or size is refused: it would decide about every mail. */
export function contentFrom(written: Written): Content {
  const content = {
    isEnabled: written.isEnabled,
    name: filled('name', written.name),
    description: (written.description ?? '').trim(),
    subjectPatterns: patternsIn(written, 'subjectPatterns'),
    subjectPatternCaseSensitive: written.subjectPatternCaseSensitive,
    senderPatterns: patternsIn(written, 'senderPatterns'),
    recipientPatterns: patternsIn(written, 'recipientPatterns'),
    matchAllRecipients: written.matchAllRecipients,
    greaterThanSizeFilter: sizeIn(written, 'greaterThanSizeFilter'),
    lessThanSizeFilter: sizeIn(written, 'lessThanSizeFilter'),
    action: written.action,
  };
  if (!ARCHIVE_ACTIONS.some((action) => action === content.action))
    refuseField('action', `There is no action '${content.action}'.`);
  const { greaterThanSizeFilter: above, lessThanSizeFilter: below } = content;
  if (above !== null && below !== null && bytesOf(above) >= bytesOf(below))
    refuseField('lessThanSizeFilter', 'No mail is larger than the one and smaller than the other.');
  const patterns = [...content.subjectPatterns, ...content.senderPatterns, ...content.recipientPatterns];
  if (patterns.length === 0 && above === null && below === null) refuse('ArchivePolicy.NoRulesDefined');
  return content;
}
