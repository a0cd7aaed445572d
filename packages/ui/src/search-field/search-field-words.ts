/** The words of `SearchField`. */
export interface SearchFieldWords {
  /** The button that empties the field ("Clear search"). */
  readonly clear?: string;
}
