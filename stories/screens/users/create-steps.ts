import { enter, type Place, press } from '#stories/steps.ts';

export const lena = {
  userName: 'lena.sommer',
  primaryEmail: 'lena.sommer@kanzlei-lund.example',
  firstName: 'Lena',
  lastName: 'Sommer',
};

export async function fill(shown: Place, values: Partial<typeof lena> = lena) {
  for (const field of ['userName', 'primaryEmail', 'firstName', 'lastName'] as const)
    if (values[field] !== undefined) await enter(shown, `users:field.${field}`, values[field]);
}

export const submit = (shown: Place) => press(shown, 'new-user:submit');
