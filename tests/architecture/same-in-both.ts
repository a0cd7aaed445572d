/** Words that are the same in English and in German, each for its reason. */
export const sameInBoth: ReadonlySet<string> = new Set([
  // The product's name.
  'Archive Console',
  '{{title}} · Archive Console',
  // A language is named in itself.
  'English',
  'Deutsch',
  // Words German has taken over, or shares.
  'Administrator',
  'Code',
  'Domain',
  'Domains',
  'domains',
  'CSV',
  'EIV',
  'Filter',
  'Live',
  'Microsoft 365',
  'Partner',
  'PayPal',
  'Name',
  'Navigation',
  // Two facts, or a fact and its name, and the sign between them.
  '{{what}} ({{count, number}})',
  '{{name}} ({{others}})',
  '{{month}} · {{amount}}',
  '{{term}}: {{value}}',
  'BIC {{bic}}',
  '{{name}}, {{type}}',
  'Status',
  'Version',
  'Position',
  // Printed on keys.
  'Esc',
  'Tab',
]);
