// Adds the charges of a plugin gift-wrap to the backend that loads this file with `--import`. Its settings name them;
// those that go with pieces are for each piece.
import { CHARGES_HOOK } from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"

const CHARGES = `select "values" -> 'charges' as charges from plugin_setting where plugin = 'gift-wrap'`

const perPiece = (charge, lines) => {
  const shares = lines.map(({ variant_id, quantity }) => ({ variant_id, paise: charge.paise * quantity }))
  return { ...charge, lines: shares, paise: shares.reduce((sum, { paise }) => sum + paise, 0) }
}

addToHook(CHARGES_HOOK, {
  plugin: "gift-wrap",
  order: 900,
  run: async ({ lines, readRows }) => {
    const [settings] = await readRows(CHARGES)
    const charges = settings?.charges ?? []
    return charges.map((charge) => (charge.refund === "with_pieces" ? perPiece(charge, lines) : charge))
  },
})
