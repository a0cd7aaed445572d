import { describe, expect, it } from 'vitest';
import { roleChoices, rolesToGive } from '#console/features/users/roles.ts';

describe('the roles that can be chosen', () => {
  it('begin with the one that is known, then those seen, each once', () => {
    const choices = roleChoices(['Auditor'], ['Operator', 'TenantAdmin', 'Auditor']);
    expect(choices.map(({ role }) => role)).toEqual(['TenantAdmin', 'Auditor', 'Operator']);
  });

  it('mark what is held already', () => {
    expect(roleChoices(['TenantAdmin'], [])).toEqual([{ role: 'TenantAdmin', held: true }]);
  });
});

describe('the roles to give', () => {
  it('are those ticked and the one typed, without blanks and repetitions', () => {
    expect(rolesToGive(['TenantAdmin'], '  Auditor ', [])).toEqual(['TenantAdmin', 'Auditor']);
    expect(rolesToGive(['Auditor'], 'Auditor', [])).toEqual(['Auditor']);
  });

  it('are none that are held already', () => {
    expect(rolesToGive([], 'Auditor', ['Auditor'])).toEqual([]);
    expect(rolesToGive([], '   ', [])).toEqual([]);
  });
});
