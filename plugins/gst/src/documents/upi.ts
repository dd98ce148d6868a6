import { create } from "qrcode"

type Payment = { upi_id: string; name: string; paise: number; note: string }

/** The UPI address of a payment as apps read it. Amount in whole paise. */
export function upiOf({ upi_id, name, paise, note }: Payment) {
  const fields = { pa: upi_id, pn: name, am: (paise / 100).toFixed(2), cu: "INR", tn: note }
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // The address is read with its @ as it is.
  return { id: upi_id, paise, uri: `upi://pay?${query.join("&").replace("%40", "@")}` }
}

/** The dark squares of a text's QR code, row by row, and how many there are on each side. */
export function qrCode(text: string): { size: number; dark: { row: number; column: number }[] } {
  const { modules } = create(text, { errorCorrectionLevel: "M" })
  const { size } = modules
  const places = Array.from({ length: size * size }, (_, at) => ({ row: Math.floor(at / size), column: at % size }))
  return { size, dark: places.filter(({ row, column }) => modules.get(row, column)) }
}
