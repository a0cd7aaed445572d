import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { knownUserSchema, newUserSchema, UserFormValues } from '../user-form.ts';

/** The state of a person's form: checked when a field is left, then with every key. */
export function useUserForm(schema: typeof newUserSchema | typeof knownUserSchema, values: UserFormValues) {
  return useForm<UserFormValues>({
    defaultValues: values,
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    // The summary takes the focus.
    shouldFocusError: false,
  });
}
