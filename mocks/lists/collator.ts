/** The order of everything the service sorts by its words: accents count little, numbers by their value. */
export const collator = new Intl.Collator(['en-US', 'de'], { numeric: true });
