declare module 'virtual:book-facts' {
  const facts: unknown;
  export default facts;
}
declare module 'virtual:book-pictures' {
  /** The names of the files that were drawn: `<story>.<variant>.webp`. */
  const names: readonly string[];
  export default names;
}
