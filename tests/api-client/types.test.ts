import type {
  AnswerOf,
  ApiClient,
  CallArguments,
  createUser,
  getGroup,
  getUser,
  InputOf,
  listUsers,
  login,
  logout,
  Page,
  User,
} from '@archive-console/api-client';
import { expectTypeOf, test } from 'vitest';

// Checked by the compiler, with the rest of the tests; running them proves nothing more.
test('a missing path parameter does not compile', () => {
  expectTypeOf<InputOf<typeof getUser>>().toEqualTypeOf<{ userId: string }>();
  expectTypeOf<{ id: string }>().not.toExtend<InputOf<typeof getUser>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<typeof getUser>>();
});

test('a wrong field of the body does not compile', () => {
  expectTypeOf<{ userName: number }>().not.toExtend<InputOf<typeof createUser>>();
  expectTypeOf<{ email: string; password: string }>().not.toExtend<InputOf<typeof login>>();
  expectTypeOf<keyof InputOf<typeof login>>().toEqualTypeOf<'email' | 'password' | 'rememberMe'>();
});

test('a call that takes nothing may be made with nothing, but with no input', () => {
  expectTypeOf<[]>().toExtend<CallArguments<typeof logout>>();
  expectTypeOf<[{ userId: string }]>().not.toExtend<CallArguments<typeof logout>>();
});

test('answers are typed, enumerations open', () => {
  expectTypeOf<AnswerOf<typeof listUsers>>().toEqualTypeOf<Page<User>>();
  expectTypeOf<AnswerOf<typeof logout>>().toEqualTypeOf<undefined>();
  expectTypeOf<string>().toExtend<AnswerOf<typeof getGroup>['groupType']>();
  expectTypeOf<ApiClient['call']>().returns.toExtend<Promise<unknown>>();
});
