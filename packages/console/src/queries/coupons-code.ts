/** A code as the service knows it: blanks and small letters make no difference. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();
