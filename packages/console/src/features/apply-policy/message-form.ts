import { type SizeUnit, sizeInBytes } from '@archive-console/ui';
import { addressesIn, type MessageFacts } from './message-head.ts';

/** What is typed of a message. */
export interface TypedMessage {
  sender: string;
  /** With or without names, as they stand in a message. */
  recipients: string;
  subject: string;
  amount: number | null;
  unit: SizeUnit;
}

export const blankMessage: TypedMessage = {
  sender: '',
  recipients: '',
  subject: '',
  amount: null,
  unit: 'Mb',
};

/** What was read of a message, as it would be typed. Thousandths of a kilobyte are bytes: nothing is rounded. */
export function typedOf({ sender, recipients, subject, size }: MessageFacts): TypedMessage {
  const isSmall = size !== null && size < 1000;
  return {
    sender,
    recipients: recipients.join('\n'),
    subject,
    amount: size === null || isSmall ? size : size / 1000,
    unit: isSmall ? 'B' : 'Kb',
  };
}

/** What is typed, as it is compared; `undefined` while nothing is. */
export function messageOf({
  sender,
  recipients,
  subject,
  amount,
  unit,
}: TypedMessage): MessageFacts | undefined {
  const isBlank = [sender, recipients, subject].every((text) => text.trim() === '') && amount === null;
  if (isBlank) return undefined;
  return {
    sender: addressesIn(sender)[0] ?? '',
    recipients: addressesIn(recipients),
    subject: subject.trim(),
    size: sizeInBytes({ amount, unit }),
  };
}
