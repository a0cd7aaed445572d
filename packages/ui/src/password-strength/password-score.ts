/** How hard a password is to guess: 0 nothing can be said, 1 very easy … 4 very hard. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;
