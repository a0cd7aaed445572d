export { ConsoleApp } from '#app/ConsoleApp.tsx';
export { areaTables } from '#app/area-tables.ts';
export { areas } from '#app/areas.ts';
export { createConsoleAt } from '#app/create-console-at.ts';
export { type Console, type ConsoleOptions, createConsole } from '#app/create-console.ts';
export { outerTables } from '#app/outer-tables.ts';
export { routes } from '#app/routes.tsx';
export { invalidatedByEvent } from '#queries/live.ts';
export type { RouteHandle, ScreenFacts, ScreenKind } from '#shared/navigation/route-handle.ts';
export { fallbackWords } from '#shared/i18n/fallback-words.ts';
export {
  createI18n,
  ensureWords,
  loadWordsFile,
  type LoadWords,
  namespaces,
  switchLanguage,
} from '#shared/i18n/i18n.ts';
export { type Language, languages } from '#shared/i18n/languages.ts';
export type { WordKey } from '#shared/i18n/use-words.ts';
export { accessReviewPaths } from '#shared/paths/access-review.ts';
export { accountsPaths } from '#shared/paths/accounts.ts';
export { authenticationPaths } from '#shared/paths/authentication.ts';
export { dashboardPaths } from '#shared/paths/dashboard.ts';
export { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
export { groupsPaths } from '#shared/paths/groups.ts';
export { mailboxesPaths } from '#shared/paths/mailboxes.ts';
export { setupPaths } from '#shared/paths/setup.ts';
export { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
export { tenantsPaths } from '#shared/paths/tenants.ts';
export { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
export { usersPaths } from '#shared/paths/users.ts';
