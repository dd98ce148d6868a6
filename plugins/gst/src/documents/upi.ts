import { create } from "qrcode"

type Payment = { upi_id: string; name: string; paise: number; note: string }

/** Builds the UPI link of a payment of `paise`. */
export function buildUpiPayment({ upi_id, name, paise, note }: Payment) {
  const fields = { pa: upi_id, pn: name, am: (paise / 100).toFixed(2), cu: "INR", tn: note }
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // UPI apps expect an unescaped @.
  return { id: upi_id, paise, uri: `upi://pay?${query.join("&").replace("%40", "@")}` }
}

/** Returns the dark modules of a text's QR code, row by row, and the number of modules on a side. */
export function qrCode(text: string): { size: number; dark: { row: number; column: number }[] } {
  const { modules } = create(text, { errorCorrectionLevel: "M" })
  const { size } = modules
  const cells = Array.from({ length: size * size }, (_, at) => ({ row: Math.floor(at / size), column: at % size }))
  return { size, dark: cells.filter(({ row, column }) => modules.get(row, column)) }
}
