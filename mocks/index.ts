export { type Account, accounts } from './accounts.ts';
export { type Clock, DAY, HOUR, MINUTE, realClock, STORY_INSTANT, virtualClock } from './clock.ts';
export { type DemoHub } from './hub.ts';
export { createWorld, type WorldOptions } from './new-world.ts';
export { type Difference, type DifferenceOptions, on } from './on.ts';
export { operations } from './service.ts';
export { signInAs } from './sign-in-as.ts';
export { addressIdOf, groupIdOf, mailboxIdOf, userIdOf } from './stable-id.ts';
export { type World } from './world.ts';
