import type { ServiceErrorCode } from '@archive-console/api-client';

/** The codes of the specification that no operation of the contract can answer, and why. */
export const neverAnswered = {
  'TenantAccounting.AlreadyExists': 'Billing a month is done by the service itself; no operation starts it.',
  'Order.NotFound': 'No operation reads an order.',
  'MailQueueItem.NotFound': 'No operation reads the queue of mails.',
  'EventLog.NotFound': 'No operation reads the log of events.',
  'TransactionVolume.NotFound': 'Volumes are read as statistics, where a day without any is a zero.',
  'Storage.MailNotFound': 'No operation opens an archived mail.',
  'Storage.AttachmentNotFound': 'No operation opens an attachment.',
  'MailParser.EmptyInputStream': 'No operation sends a mail.',
  'ArchiveTask.NotFound': 'No operation reads a task of the archive.',
  'ArchiveIndex.AclIsRequired': 'No operation searches the archive.',
  'TestingError.*': 'For tests of the service itself.',
  'MailProcessingLog.NotFound': 'No operation reads the log of processed mails.',
  'MailProcessingLog.NoEmlBlob': 'No operation reads the log of processed mails.',
  'ChangeLog.NotFound': 'No operation reads the log of changes.',
} as const satisfies Partial<Record<ServiceErrorCode, string>>;
