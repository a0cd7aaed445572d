/** Words of `PasswordRules`. */
export interface PasswordRulesWords {
  /** Behind a rule that is fulfilled, for a screen reader ("met"). */
  readonly fulfilled?: string;
  /** Behind a rule that is not fulfilled, for a screen reader ("not met"). */
  readonly notFulfilled?: string;
  /** Announced when the number of fulfilled rules changes ("2 of 4 met"). */
  readonly progress?: (fulfilled: number, total: number) => string;
}
