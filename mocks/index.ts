export { type Account, accounts, AUTHENTICATOR_KEY } from './accounts.ts';
export { type Clock, DAY, HOUR, MINUTE, realClock, SECOND, STORY_INSTANT, virtualClock } from './clock.ts';
export { type Fault, type FaultOptions } from './faults/faults.ts';
export { switchHubs } from './faults/hub-switch.ts';
export { FAULT_KINDS, type FaultKind } from './faults/kinds.ts';
export { UNKNOWN_VALUE } from './faults/wrong-answer.ts';
export { type DemoHub, type Transport, TRANSPORTS } from './hub.ts';
export { checkoutWith, CONTACT_WITHOUT_CHECKOUT, settleCheckout } from './money/checkouts.ts';
export { type Checkout, CHECKOUT_OUTCOMES, type CheckoutOutcome } from './money/checkout.ts';
export { VAT_ID_OF_SILENT_REGISTER, VAT_ID_SHAPES, VAT_ID_TAKEN } from './money/vat.ts';
export { createWorld, type WorldOptions } from './new-world.ts';
export { type Difference, type DifferenceOptions, on } from './on.ts';
export { codeNow } from './second-factor/authenticator.ts';
export { type Random, seededRandom } from './random.ts';
export { operations } from './service/route.ts';
export { signInAs } from './sign-in-as.ts';
export {
  addressIdOf,
  articleIdOf,
  domainIdOf,
  groupIdOf,
  importSourceIdOf,
  importTaskIdOf,
  invoiceIdOf,
  mailboxIdOf,
  mandateIdOf,
  personIdOf,
  policyIdOf,
  tokenIdOf,
  userIdOf,
} from './stable-id.ts';
export { type World } from './world.ts';
