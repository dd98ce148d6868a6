import { type Shipment, type Shipments, totalOf } from "./shipments"

const STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  li { margin-bottom: 1.25rem } form { display: inline } button { font: inherit; padding: .4rem .8rem; margin-right: .4rem }`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const button = (awb: string, label: string, to = "") =>
  `<form method="post"><input type="hidden" name="awb" value="${escaped(awb)}"><input type="hidden" name="to" value="${to}"><button>${label}</button></form>`

/** Buttons for other steps of a parcel, or of goods that come back. */
const otherwise = ({ awb, back }: Shipment) =>
  back
    ? button(awb, "Cancelled by the courier", "RETURN CANCELLED")
    : button(awb, "Nobody at home", "UNDELIVERED") + button(awb, "Send back", "RTO INITIATED")

const cash = ({ body }: Shipment) => (body.payment_method === "COD" ? `, cash to collect ₹${totalOf(body)}` : "")

const row = (shipment: Shipment) =>
  `<li><strong>${escaped(shipment.awb)}</strong> ${shipment.back ? "from" : "to"} ${escaped(shipment.place.city)}, ${escaped(shipment.channel_order_id)}<br>
  ${escaped(shipment.journey?.current.label ?? "")}${cash(shipment)}<br>
  ${button(shipment.awb, "Next step")}${otherwise(shipment)}</li>`

/** The sandbox's parcels, moved on by hand. */
export async function parcelsPage(
  request: Request,
  shipments: Shipments,
  move: (awb: string, to?: string) => unknown,
): Promise<Response> {
  if (request.method === "POST") {
    const form = new URLSearchParams(await request.text())
    move(form.get("awb") ?? "", form.get("to") || undefined)
  }
  const rows = shipments.travelling().toReversed().map(row).join("")
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Parcels of the sandbox</title><style>${STYLE}</style><h1>Parcels of the sandbox</h1>
    ${rows ? `<ul>${rows}</ul>` : "<p>Nothing has been shipped yet.</p>"}</html>`,
    { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
  )
}
