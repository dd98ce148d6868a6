/** Orders whose tax is stored: whether the shop charged any, and the code of the state they go to. */
export const TAXED_ORDER = `
  create or replace view taxed_order as select order_id, charges_tax, place_of_supply from gst_order`
