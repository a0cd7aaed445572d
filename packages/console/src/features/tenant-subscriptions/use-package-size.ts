import { useFormats } from '#shared/i18n/format.ts';
import { BYTES_OF_A_GIGABYTE } from '#entities/tenant-subscriptions/plan-facts.ts';

/** How much a storage package holds, in words; nothing where the service does not say: that is no zero. */
export function usePackageSize(): (gigabytes: number | null | undefined) => string | undefined {
  const { bytes } = useFormats();
  return (gigabytes) => (typeof gigabytes === 'number' ? bytes(gigabytes * BYTES_OF_A_GIGABYTE) : undefined);
}
