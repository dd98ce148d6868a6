type Raw = <T>(text: string, values?: Record<string, unknown>) => Promise<{ rows: T[] }>

export type Transaction = { raw: Raw }

/** What is asked of the shop's connection to PostgreSQL. */
export type Database = { raw: Raw; transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> }
