import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { usersQuery } from './users-query.ts';
import { words } from './words.ts';

// The libraries of the console, with screens that do next to nothing: what no console on them can be faster than.
const queryClient = new QueryClient();
const i18n = createInstance();
void i18n
  .use(initReactI18next)
  .init({ lng: 'en', initAsync: false, ns: ['authentication', 'users'], resources: { en: words } });

// Asked for before any screen has come.
if (location.pathname.startsWith('/home')) void queryClient.prefetchQuery(usersQuery);

const router = createBrowserRouter([
  { path: '/login', lazy: { Component: async () => (await import('./SignInScreen.tsx')).SignInScreen } },
  { path: '/home/users', lazy: { Component: async () => (await import('./UsersScreen.tsx')).UsersScreen } },
]);

createRoot(document.querySelector('#root') ?? document.body).render(
  <QueryClientProvider client={queryClient}>
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </QueryClientProvider>,
);
