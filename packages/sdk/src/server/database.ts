type Raw = <T>(text: string, values?: Record<string, unknown>) => Promise<{ rows: T[] }>

/** Interface for statements with `:named` values: the shop's connection to PostgreSQL, or a transaction of it. */
export type Transaction = { raw: Raw }

/** The shop's connection to PostgreSQL, as far as it is used. */
export type Database = { raw: Raw; transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> }
