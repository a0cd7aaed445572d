/** The words of `PasswordField`: the button's. */
export interface PasswordFieldWords {
  /** While the password is hidden ("Show password"). */
  readonly show?: string;
  /** While it can be read ("Hide password"). */
  readonly hide?: string;
}
