import {
  AccountMenu,
  Button,
  Checkbox,
  Divider,
  Form,
  GateLayout,
  Inline,
  Logo,
  MicrosoftIcon,
  PasswordField,
  SettingsIcon,
  Stack,
  StatusDot,
  TextField,
  TextLink,
} from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { languages } from './languages.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { leadsTo } from './leads-to.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Gate layout',
  component: GateLayout,
  tags: ['autodocs', 'stable'],
  parameters: { isWholePage: true },
  args: {
    logo: <Logo name="Archive Console" />,
    settings: (
      <Button design="quaternary" icon={SettingsIcon}>
        Settings
      </Button>
    ),
    title: 'Sign in',
    sentence: 'Manage your e-mail archive.',
    footer: (
      <>
        <StatusDot tone="success">Service is working</StatusDot>
        <TextLink quiet render={leadsTo('#help')}>
          Help
        </TextLink>
      </>
    ),
    children: (
      <Form gap={16} aria-label="Sign in">
        <TextField label="E-mail" controlSize="lg" type="email" autoComplete="username" />
        <Stack gap={8}>
          <PasswordField label="Password" controlSize="lg" autoComplete="current-password" />
          <Inline justify="end">
            <TextLink render={leadsTo('#forgot')}>Forgot password?</TextLink>
          </Inline>
        </Stack>
        <Checkbox label="Stay signed in on this device" />
        <Button type="submit" design="primary" size="lg" fullWidth>
          Sign in
        </Button>
        <Divider>or</Divider>
        <Button size="lg" fullWidth icon={MicrosoftIcon}>
          Sign in with Microsoft
        </Button>
      </Form>
    ),
  },
});

export const SignIn = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('form'));
  },
});

export const Narrow = meta.story({
  args: {
    settings: (
      <Button design="quaternary" icon={SettingsIcon}>
        Einstellungen
      </Button>
    ),
    title: 'Benutzerkontenwiederherstellung',
    sentence: 'Sie erhalten eine Bestätigungsnachricht mit einem Wiederherstellungslink.',
    footer: (
      <>
        <StatusDot tone="success">Der Archivierungsdienst ist erreichbar</StatusDot>
        <TextLink quiet render={leadsTo('#help')}>
          Benutzerunterstützung
        </TextLink>
      </>
    ),
    children: (
      <Form gap={16} aria-label="Benutzerkontenwiederherstellung">
        <TextField label="E-Mail-Adresse" controlSize="lg" type="email" autoComplete="username" />
        <Button type="submit" design="primary" size="lg" fullWidth>
          Wiederherstellungslink anfordern
        </Button>
      </Form>
    ),
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Benutzerkonten/);
    await expect(canvas.getByRole('button', { name: /anfordern$/ })).toBeVisible();
    // The logo and the settings stand in one line.
    await expect(canvas.getByRole('banner').offsetHeight).toBe(64);
    await fitsATelephone();
  },
});

export const NarrowSignedIn = meta.story({
  args: {
    settings: (
      <AccountMenu
        userName="Carla Weiss"
        person={undefined}
        theme="auto"
        onTheme={fn()}
        language="en-US"
        languages={languages}
        onLanguage={fn()}
        onSignOut={fn()}
        words={{ label: 'Account of Carla Weiss' }}
      />
    ),
    title: 'Nothing to see yet',
    sentence: 'Nobody has given you a role.',
    footer: undefined,
    children: <Button fullWidth>Sign out</Button>,
  },
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas }) {
    const account = canvas.getByRole('button', { name: 'Account of Carla Weiss' });
    // What is seen of it at rest, as far from the edge as the logo and the card.
    await expect(account.firstElementChild?.getBoundingClientRect().right).toBe(320 - 14);
    await fitsATelephone();
  },
});
