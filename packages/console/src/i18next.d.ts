import 'i18next';
import type { Resources } from './locales/resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    strictKeyChecks: true;
    resources: Resources;
  }
}
