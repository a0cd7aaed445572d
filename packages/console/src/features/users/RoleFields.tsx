import { CheckboxGroup, TextField } from '@archive-console/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RoleChoice, type RolesChosen, useRoleBox } from './roles.ts';

interface RoleFieldsProps {
  choices: readonly RoleChoice[];
  value: RolesChosen;
  /** Nothing is chosen although the form was sent, or what was typed is too long, or the service does not know it. */
  mistake: 'missing' | 'too-long' | 'unknown' | undefined;
  onChange: (value: RolesChosen) => void;
}

/** The roles to choose from, and a field for one that was not seen yet. */
export function RoleFields({ choices, value, mistake, onChange }: RoleFieldsProps) {
  const { t } = useTranslation(['users', 'objects']);
  const roleBox = useRoleBox();
  const { ticked, typed } = value;
  const held = choices.filter((choice) => choice.held).map(({ role }) => role);
  const isHeld = held.includes(typed.trim());
  const ofTyped = { unknown: t('addRoles.other.unknown'), 'too-long': t('objects:form.lineTooLong') };
  const boxes = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A screen reader reads a mistake with the field it belongs to.
    const box = boxes.current?.querySelector<HTMLElement>('input:not([aria-disabled])');
    if (mistake !== undefined) (mistake === 'missing' && box ? box : field.current)?.focus();
  }, [mistake]);
  return (
    <>
      <CheckboxGroup
        ref={boxes}
        label={t('addRoles.legend')}
        error={mistake === 'missing' && t('addRoles.none')}
        options={choices.map((choice) => roleBox(choice.role, choice.held ? t('addRoles.held') : undefined))}
        value={[...held, ...ticked]}
        onChange={(roles) => onChange({ typed, ticked: roles.filter((role) => !held.includes(role)) })}
      />
      <TextField
        ref={field}
        label={t('addRoles.other.label')}
        hint={t('addRoles.other.hint')}
        error={isHeld ? t('addRoles.other.held') : mistake && mistake !== 'missing' && ofTyped[mistake]}
        value={typed}
        {...(mistake === 'unknown' && { 'data-first-focus': true })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ticked, typed: event.target.value })}
      />
    </>
  );
}
