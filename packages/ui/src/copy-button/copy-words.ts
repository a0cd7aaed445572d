/** The words around copying. */
export interface CopyWords {
  /** The action with its object ("Copy trace id"). */
  readonly copy: string;
  /** Announced when it is copied ("Copied"). */
  readonly copied?: string;
  /** Said where the browser refuses, with what to do instead ("Not copied. Select the text and copy it."). */
  readonly notCopied?: string;
}
