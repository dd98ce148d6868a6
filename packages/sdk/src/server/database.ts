type Raw = <T>(text: string, values?: Record<string, unknown>) => Promise<{ rows: T[] }>

/** What runs statements with `:named` values: the shop's connection to PostgreSQL, or a transaction of it. */
export type Transaction = { raw: Raw }

/** What is called of the shop's connection to PostgreSQL. */
export type Database = { raw: Raw; transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> }
