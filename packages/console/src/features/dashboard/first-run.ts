/** What a new tenant is brought to work with, in this order. */
export const firstRunSteps = [
  'consent',
  'journal-rule',
  'domain',
  'users',
  'mailbox',
  'policy',
  'import',
  'billing',
  'second-factor',
] as const;

export type FirstRunStep = (typeof firstRunSteps)[number];

/** How a step stands: `failed` where that could not be read, `absent` where it does not concern the tenant. */
export type StepState = 'pending' | 'open' | 'done' | 'failed' | 'absent';

/** The steps that concern the tenant; none while one is on its way, and none once all are done. */
export function stepsToShow(
  states: Readonly<Record<FirstRunStep, StepState>>,
): { step: FirstRunStep; state: 'open' | 'done' | 'failed' }[] {
  const steps = firstRunSteps.flatMap((step) => {
    const state = states[step];
    return state === 'absent' || state === 'pending' ? [] : [{ step, state }];
  });
  const isPending = Object.values(states).includes('pending');
  return isPending || steps.every(({ state }) => state === 'done') ? [] : steps;
}
