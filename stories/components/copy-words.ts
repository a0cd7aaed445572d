/** Said where the browser refuses to copy. */
export const notCopied = 'Not copied. Select the text and copy it yourself.';
