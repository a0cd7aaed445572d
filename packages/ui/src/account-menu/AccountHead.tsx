import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Fact, Name, Root } from './AccountHead.styles.ts';

/** Who is signed in, and where. */
export interface AccountPerson {
  /** What they are called. */
  readonly name: string;
  /** The address they sign in with. */
  readonly email?: string | undefined;
  /** The tenant they look after. */
  readonly tenant?: string | undefined;
}

/** Properties of {@link AccountHead}. */
export interface AccountHeadProps {
  /** Left out while it is on its way: its place is kept. */
  readonly person: AccountPerson | undefined;
}

/** The head of the account menu. */
export function AccountHead({ person }: AccountHeadProps) {
  if (person === undefined) {
    return (
      <Root>
        <Name>
          <Skeleton width="11ch" />
        </Name>
        <Fact>
          <Skeleton width="24ch" />
        </Fact>
        <Fact>
          <Skeleton width="13ch" />
        </Fact>
      </Root>
    );
  }
  const { name, email, tenant } = person;
  return (
    <Root>
      <Name>{name}</Name>
      {email && <Fact>{email}</Fact>}
      {tenant && <Fact>{tenant}</Fact>}
    </Root>
  );
}
