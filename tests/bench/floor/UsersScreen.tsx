import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usersQuery } from './users-query.ts';

const Table = styled.table`
  width: 100%;
  font: 14px/20px system-ui;
`;

export function UsersScreen() {
  const { t } = useTranslation('users');
  const { data: rows = [] } = useQuery(usersQuery);
  return (
    <main>
      <h1>{t('details.title')}</h1>
      <Table>
        <tbody>
          {rows.map(({ id, firstName, lastName, userName, email }) => (
            <tr key={id}>
              <td>
                <a href={`/home/users/${id}`}>
                  {firstName} {lastName}
                </a>
              </td>
              <td>{userName}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </main>
  );
}
