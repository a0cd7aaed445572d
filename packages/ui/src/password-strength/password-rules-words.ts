/** Words of `PasswordRules`. */
export interface PasswordRulesWords {
  /** Behind a rule that is met, for a screen reader ("met"). */
  readonly met?: string;
  /** Behind a rule that is not met, for a screen reader ("not met"). */
  readonly notMet?: string;
  /** Announced when the number of met rules changes ("2 of 4 met"). */
  readonly progress?: (met: number, total: number) => string;
}
