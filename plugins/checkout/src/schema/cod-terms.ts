/** What every visitor may know of cash on delivery: one row. `fee_rupees` is what it costs. */
export const COD_TERMS = `
  create or replace view cod_terms as
  select version, fee_rupees from cod_settings where id = 'shop'`
