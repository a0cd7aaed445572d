import { Button, CheckboxGroup, Stack } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomControl } from '#shared/form/fields.ts';
import type { ChosenObject } from '#shared/form/ObjectChoice.tsx';
import { GroupPicker } from './GroupPicker.tsx';

/** Several groups: the control of a form's field whose value is a list of `ChosenObject`s. */
export function GroupsChoice({ field }: { field: CustomControl }) {
  const { t } = useTranslation('objects');
  const { whyLocked, value, onChange, onBlur: _left, ...texts } = field;
  const chosen = value as readonly ChosenObject[];
  const [isOpen, setOpen] = useState(false);
  // A group that is taken out again stays in sight, to be put back.
  const [shown, setShown] = useState(chosen);
  const groups = [...shown, ...chosen.filter(({ id }) => shown.every((group) => group.id !== id))];
  return (
    <Stack gap={8} align="start">
      <CheckboxGroup
        {...texts}
        options={groups.map(({ id, label }) => ({ value: id, label, disabledReason: whyLocked }))}
        value={chosen.map(({ id }) => id)}
        onChange={(ids) => onChange(groups.filter(({ id }) => ids.includes(id)))}
      />
      <Button size="sm" disabledReason={whyLocked} onClick={() => setOpen(true)}>
        {t('groups.choose')}
      </Button>
      {isOpen && (
        <GroupPicker
          title={t('groups.choose')}
          confirm={(count) => t('groups.chooseCount', { count })}
          already={t('groups.chosen')}
          alreadyIn={chosen.map(({ id }) => id)}
          onClose={() => setOpen(false)}
          onConfirm={(picked, release) => {
            release();
            const added = picked.map(({ id, name }) => ({ id, label: name, kind: 'group' }));
            setShown([...groups.filter(({ id }) => picked.every((group) => group.id !== id)), ...added]);
            onChange([...chosen, ...added]);
            setOpen(false);
          }}
        />
      )}
    </Stack>
  );
}
