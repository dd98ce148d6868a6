import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { BRAND, choiceKey, optionKey, productBrand } from "../choices"
import type { SearchDocument } from "../search-document"

type Chosen = Pick<SearchDocument, "id" | "more" | "quantity">

const rowsOf = ({ id, more, quantity }: Chosen) => [...optionRows(id, more), ...brandRows(id, more, quantity)]

/** A row for each variant; one of the product itself where it has none. */
const brandRows = (id: string, { options, variants, facts }: Chosen["more"], quantity: number) => {
  const brand = productBrand(facts, options)
  if (brand === undefined) return []
  const sold: { id: string; quantity: number }[] = variants ?? [{ id, quantity }]
  return sold.map((one) => ({
    ...{ variant_id: one.id, product_id: id, option: optionKey(BRAND), title: BRAND, value: brand, rank: 0 },
    choice: choiceKey(BRAND, brand),
    colour: null,
    in_stock: one.quantity > 0,
  }))
}

const optionRows = (id: string, { options = [], variants = [] }: Chosen["more"]) =>
  variants.flatMap((variant) =>
    variant.values.map((value, at) => {
      const { title, values } = options[at]
      const rank = values.findIndex((one) => one.value === value)
      return {
        ...{ variant_id: variant.id, product_id: id, option: optionKey(title), title, value, rank },
        choice: choiceKey(title, value),
        colour: values[rank]?.colour ?? values[rank]?.image ?? null,
        in_stock: variant.quantity > 0,
      }
    }),
  )

/**
 * Keeps what the choices of these products are called and look like (`product_choice`): "Size: M" for `size:m`. A
 * product of one kind has its brand at most.
 * @param ids of all products that were read; those without a document are gone
 */
export const saveProductChoices = async (db: Knex, ids: string[], documents: Chosen[]): Promise<void> => {
  await db.raw(
    `with wanted as (
       select * from jsonb_to_recordset(:rows::jsonb) as row(variant_id text, option text, product_id text,
         choice text, title text,
         value text, colour text, rank int, in_stock boolean)
     ), gone as (
       delete from product_choice known where product_id = any(:ids) and not exists (
         select from wanted where wanted.variant_id = known.variant_id and wanted.option = known.option)
     )
     insert into product_choice as known (variant_id, option, product_id, choice, title, value, colour, rank, in_stock)
     select variant_id, option, product_id, choice, title, value, colour, rank, in_stock from wanted
       order by variant_id, option
     on conflict (variant_id, option) do update set product_id = excluded.product_id, choice = excluded.choice,
       title = excluded.title, value = excluded.value, colour = excluded.colour, rank = excluded.rank,
       in_stock = excluded.in_stock
     where (known.product_id, known.choice, known.title, known.value, known.colour, known.rank,
       known.in_stock) is distinct from
       (excluded.product_id, excluded.choice, excluded.title, excluded.value, excluded.colour, excluded.rank,
         excluded.in_stock)`,
    { ids, rows: JSON.stringify(documents.flatMap(rowsOf)) },
  )
}
