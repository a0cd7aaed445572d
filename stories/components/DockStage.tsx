import {
  AppShell,
  Button,
  createToastQueue,
  Page,
  PageHeader,
  Sidebar,
  type ToastMessage,
  ToastRegion,
  UsersIcon,
} from '@archive-console/ui';
import { useState } from 'react';
import { leadsTo } from './leads-to.tsx';
import { PeopleList } from './PeopleList.tsx';

const message: ToastMessage = {
  tone: 'error',
  title: 'Amelie Brandt was not deleted',
  text: 'Another administrator is changing this user. Try again in a minute.',
};

/** A list that is longer than the window, beside a navigation, and something that is said over it. */
export function DockStage() {
  const [queue] = useState(createToastQueue);
  return (
    <AppShell
      skipLabel="Skip to content"
      menuLabel="Menu"
      closeLabel="Close menu"
      sidebar={
        <Sidebar
          label="Main"
          header="Archive Console"
          groups={[
            {
              id: 'people',
              items: [
                { id: 'users', label: 'Users', icon: UsersIcon, current: true, render: leadsTo('#users') },
              ],
            },
          ]}
        />
      }
      topEnd={<Button onClick={() => queue.show(message)}>Say it</Button>}
    >
      <Page wide>
        <PageHeader title="Users" />
        <PeopleList rowsPerPage={25} />
      </Page>
      <ToastRegion queue={queue} />
    </AppShell>
  );
}
