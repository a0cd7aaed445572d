import { describe, expect, it } from 'vitest';
import { fitOf, fitting } from '#console/app/palette/fitting.ts';
import { pageEntries } from '#console/app/palette/page-entries.ts';
import { readRecents, remember } from '#console/app/palette/recents.ts';
import { routes as usersRoutes } from '#console/features/users/routes.tsx';
import { storageWith } from './in-memory-storage.ts';

describe('what fits what is typed', () => {
  it.each([
    ['Users', 'us', 0],
    ['Create user', 'user', 1],
    ['Create user', 'user create', 1],
    ['Dashboard', 'board', 2],
    ['Jörg Müller', 'MULLER', 1],
    ['Übersicht', 'uber', 0],
    ['Users', 'groups', undefined],
    ['Users', '', 0],
  ])('%s, typed %s: %s', (text, typed, fit) => {
    expect(fitOf(text, typed)).toBe(fit);
  });

  it('is put best first, and otherwise left in its order', () => {
    const labels = ['Dashboard', 'All boards', 'Boards', 'Users'].map((label) => ({ label }));
    expect(fitting(labels, 'board').map(({ label }) => label)).toEqual(['Boards', 'All boards', 'Dashboard']);
  });
});

describe('the pages of a table', () => {
  it('are those that need nothing to be chosen first, and no dialogs', () => {
    const routes: Parameters<typeof pageEntries>[0] = [
      {
        path: 'groups',
        handle: { titleKey: 'users:list.title' },
        children: [
          { index: true, handle: { screen: { kind: 'list', story: '' } } },
          { path: 'new', handle: { titleKey: 'users:create.title', screen: { kind: 'form', story: '' } } },
          { path: 'add', handle: { titleKey: 'users:create.title', screen: { kind: 'dialog', story: '' } } },
          { path: ':groupId', handle: { titleKey: 'users:details.title' }, children: [{ path: 'edit' }] },
        ],
      },
    ];
    expect(pageEntries(routes, '/home')).toEqual([
      { path: '/home/groups', titleKey: 'users:list.title', isAction: false },
      { path: '/home/groups/new', titleKey: 'users:create.title', isAction: true },
    ]);
  });

  it('of users are the list and the forms for new ones', () => {
    expect(pageEntries(usersRoutes, '/home').map(({ path }) => path)).toEqual([
      '/home/users',
      '/home/users/create-user',
      '/home/users/create-many',
    ]);
  });
});

describe('what was opened last', () => {
  it('is kept, newest first, each once, five at most', () => {
    const kept = storageWith();
    for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f'])
      remember(kept, 'carla', { path: `/home/users/${name}`, label: name });
    expect(readRecents(kept, 'carla').map(({ label }) => label)).toEqual(['f', 'e', 'd', 'a', 'c']);
  });

  it('belongs to one user alone', () => {
    const kept = storageWith();
    remember(kept, 'carla', { path: '/home/users/a', label: 'a' });
    expect(readRecents(kept, 'amelie')).toEqual([]);
    remember(kept, 'amelie', { path: '/home/users/b', label: 'b' });
    expect(readRecents(kept, 'amelie')).toHaveLength(1);
    expect(readRecents(kept, 'carla')).toEqual([]);
  });

  it('is deleted when the session ends', () => {
    const kept = storageWith();
    remember(kept, 'carla', { path: '/home/users/a', label: 'a' });
    kept.forgetPerson();
    expect(readRecents(kept, 'carla')).toEqual([]);
  });

  it.each(['', '{', '[]', '{"userId":"carla"}', '{"userId":"carla","items":[{"path":1}]}'])(
    'counts as nothing where %j is stored',
    (text) => {
      expect(readRecents(storageWith({ 'ac.recents': text }), 'carla')).toEqual([]);
    },
  );
});
