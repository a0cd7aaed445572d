interface Row {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
}

async function readUsers(): Promise<Row[]> {
  const session = await fetch('/v2/authentication/get-auth-info');
  const { accessToken } = (await session.json()) as { accessToken: string };
  const answer = await fetch('/v2/users/get-users', {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ page: 1, rowsPerPage: 25, sortBy: 'displayName', descending: false }),
  });
  const { rows } = (await answer.json()) as { rows: Row[] };
  return rows;
}

export const usersQuery = { queryKey: ['users'], queryFn: readUsers, staleTime: Number.POSITIVE_INFINITY };
