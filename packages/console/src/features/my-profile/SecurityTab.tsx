import { Split, Stack } from '@archive-console/ui';
import { OnlyAdministrator } from './OnlyAdministrator.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** What keeps others out of one's account, the second factor and the password, and what would keep all out. */
export function SecurityTab() {
  return (
    <Stack gap={12}>
      <OnlyAdministrator />
      <Split sideWidth="wide" side={<PasswordCard />}>
        <SecondFactorCard />
      </Split>
    </Stack>
  );
}
