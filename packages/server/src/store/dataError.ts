/** A problem with the stored data, as one sentence for the operator. */
export class DataError extends Error {}
