/** How often one of the shop's old calls was made on one day (YYYY-MM-DD, in India). Nothing says by whom. */
export type LegacyCallUse = { id: string; day: string; call: string; times: number }
