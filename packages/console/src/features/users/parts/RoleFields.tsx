import { TENANT_ADMIN } from '@archive-console/api-client';
import { Checkbox, Stack, TextField } from '@archive-console/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleChoice } from '../role-choices.ts';
import { useRoleName } from '../use-role-name.ts';

export interface RolesChosen {
  ticked: readonly string[];
  typed: string;
}

interface RoleFieldsProps {
  choices: readonly RoleChoice[];
  value: RolesChosen;
  /** Nothing was chosen although somebody tried to go on, or the service does not know what was typed. */
  mistake: 'missing' | 'unknown' | undefined;
  onChange: (value: RolesChosen) => void;
}

/** The roles to choose from, and a field for one that was not met yet. */
export function RoleFields({ choices, value, mistake, onChange }: RoleFieldsProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const { ticked, typed } = value;
  const tick = (role: string, isOn: boolean) =>
    onChange({ typed, ticked: isOn ? [...ticked, role] : ticked.filter((other) => other !== role) });
  const isHeld = choices.some(({ role, held }) => held && role === typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where nobody looks, a mistake is heard with the field it is at.
    if (mistake !== undefined) field.current?.focus();
  }, [mistake]);
  const words = { missing: t('addRoles.none'), unknown: t('addRoles.other.unknown') };
  return (
    <>
      <Stack gap={12} role="group" aria-label={t('addRoles.legend')}>
        {choices.map(({ role, held }) => (
          <Checkbox
            key={role}
            label={roleName(role)}
            hint={role === TENANT_ADMIN ? t('roles.administrator.text') : undefined}
            checked={held || ticked.includes(role)}
            disabledReason={held ? t('addRoles.held') : undefined}
            onChange={(event) => tick(role, event.target.checked)}
          />
        ))}
      </Stack>
      <TextField
        ref={field}
        label={t('addRoles.other.label')}
        hint={t('addRoles.other.hint')}
        error={isHeld ? t('addRoles.other.held') : mistake && words[mistake]}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ticked, typed: event.target.value })}
      />
    </>
  );
}
