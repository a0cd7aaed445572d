import { describe, expect, it } from 'vitest';
import { checkReset, resetOf } from '#console/features/accounts/reset-form.ts';
import { checkSetup, setupOf } from '#console/features/setup/setup-form.ts';
import { handedEmail, handEmail } from '#console/shared/gates/handed-email.ts';
import { sentMailOf } from '#console/shared/gates/sent-mail.ts';

describe('a new password', () => {
  it('is asked for twice, and has to be the same', () => {
    expect(checkReset({ password: '', confirmPassword: '' })).toEqual({ password: 'gate:password.missing' });
    expect(checkReset({ password: 'a', confirmPassword: '' })).toEqual({
      confirmPassword: 'resetPassword.confirm.missing',
    });
    expect(checkReset({ password: 'a', confirmPassword: 'a ' })).toEqual({
      confirmPassword: 'resetPassword.confirm.differs',
    });
    expect(checkReset({ password: 'a', confirmPassword: 'a' })).toEqual({});
  });

  it('is sent as it was typed', () => {
    expect(resetOf({ password: ' a ', confirmPassword: ' a ' }, 'token')).toEqual({
      password: ' a ',
      confirmPassword: ' a ',
      token: 'token',
    });
  });
});

describe('the last step of a setup', () => {
  it('needs a name and a password', () => {
    expect(checkSetup({ tenantName: ' ', password: '' })).toEqual({
      tenantName: 'finish.name.missing',
      password: 'gate:password.missing',
    });
    expect(checkSetup({ tenantName: 'Sonnenhof', password: 'a' })).toEqual({});
  });

  it('sends the name without blanks around it, and the password with them', () => {
    expect(setupOf({ tenantName: ' Sonnenhof ', password: ' a ' }, 'token')).toEqual({
      tenantName: 'Sonnenhof',
      password: ' a ',
      registrationToken: 'token',
    });
  });
});

describe('what the history keeps before sign-in', () => {
  it('hands an address on, and reads only what it knows', () => {
    expect(handedEmail(handEmail(' vera@demo.example '))).toBe('vera@demo.example');
    expect(handedEmail(null)).toBeUndefined();
    expect(handedEmail({ email: 3 })).toBeUndefined();
  });

  it('keeps where a mail went, and when', () => {
    const sent = { email: 'vera@demo.example', sentAt: 5 };
    expect(sentMailOf(sent)).toEqual(sent);
    expect(sentMailOf(handEmail('vera@demo.example'))).toBeUndefined();
    expect(sentMailOf('nothing')).toBeUndefined();
  });
});
