/** The object of one row of a bulk action. */
export interface BulkTarget {
  id: string;
  name: string;
  /** Distinguishes a person from another of the same name. */
  userName?: string;
  email?: string;
}

/** That of an object which the service itself calls by a name. */
export const targetByName = ({ id, name }: BulkTarget): BulkTarget => ({ id, name });
