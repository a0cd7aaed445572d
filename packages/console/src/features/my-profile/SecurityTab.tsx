import { Split } from '@archive-console/ui';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** What keeps others out of one's account: the second factor and the password. */
export function SecurityTab() {
  return (
    <Split sideWidth="wide" side={<PasswordCard />}>
      <SecondFactorCard />
    </Split>
  );
}
