import type { World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { find, type Place, press, see } from '#stories/steps.ts';

/** Goes on to the review, once the price of what is chosen is there. */
export async function review(shown: Place): Promise<void> {
  const button = await find(shown, 'button', 'tenant-subscriptions:edit.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await press(shown, 'tenant-subscriptions:edit.review');
  await see(shown, 'region', 'tenant-subscriptions:review.title');
}

/** Chooses one reserved user more, and goes on to the review. */
export async function reviewOneMore(shown: Place): Promise<void> {
  await press(shown, 'tenant-subscriptions:edit.oneMore');
  await review(shown);
}

/** Whom to bill and what to charge, as a tenant says it that pays by itself. */
export function givePayer(world: World): void {
  world.billingContact = { name: 'Tom Engel', emailAddress: 'rechnung@brueckner-optik.example' };
  world.billingAddress = {
    company: 'Brückner Optik KG',
    firstName: '',
    lastName: '',
    street: 'Marktplatz 3',
    postCode: '07743',
    city: 'Jena',
    countryCode: 'DE',
    vatId: '',
  };
  world.mandates = [
    {
      mandateId: 'mandate',
      createdAt: world.clock.now().toISOString(),
      paymentMethod: 'directdebit',
      status: 'Valid',
      isDefaultMandate: true,
      paypalDetails: null,
      creditCardDetails: null,
      directDebitMandate: {
        creditorIdentifier: 'DE98ZZZ09999999999',
        mandateReference: 'SEPA-1',
        accountHolder: 'Brückner Optik KG',
        iban: 'DE89 •••• •••• 3000',
        bic: '',
      },
    },
  ];
}
