import { z } from "zod"

/** Shiprocket's replies, read tolerantly: numbers may be texts, flags may be either. */

const numeric = z.union([z.number(), z.string().trim().min(1).max(40)]).pipe(z.coerce.number())
const rupees = numeric.pipe(z.number().nonnegative().max(1_000_000))
const flag = z.union([numeric.transform((value) => value === 1), z.boolean()]).catch(false)

/** An id as Shiprocket gives it, number or text, as text; null when it gives none. */
const id = z
  .union([z.number().int().positive().transform(String), z.string().trim().min(1).max(60)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

const DAYS = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?(?:\s*days?)?$/i

/** "3", "3 - 4" or 3 as the shopper reads it ("3", "3-4"); "N/A" for anything else. */
export const estimatedDays = z
  .unknown()
  .optional()
  .transform((value) => {
    const [, from, to] = DAYS.exec(String(value ?? "").trim()) ?? []
    if (!from) return "N/A"
    return to && Number(to) !== Number(from) ? `${Number(from)}-${Number(to)}` : String(Number(from))
  })

const Courier = z
  .object({
    courier_company_id: numeric,
    freight_charge: rupees.nullish().catch(null),
    rate: rupees.nullish().catch(null),
    cod: flag,
    blocked: flag,
    estimated_delivery_days: estimatedDays,
  })
  .transform(({ freight_charge, rate, ...courier }) => ({
    ...courier,
    /** in rupees */
    freight_charge: freight_charge ?? rate ?? null,
    /** what the courier costs in all, cash handling included; in rupees */
    rate: rate ?? freight_charge ?? null,
  }))
export type Courier = z.output<typeof Courier>

/** Couriers that cannot be read are left out. */
const Couriers = z.array(z.unknown()).transform((list) =>
  list.flatMap((entry) => {
    const { data } = Courier.safeParse(entry)
    return data ? [data] : []
  }),
)

const recommended = numeric.nullish().catch(null)

export const Serviceability = z.object({
  status: numeric.nullish().catch(null),
  message: z.string().nullish().catch(null),
  data: z
    .object({
      available_courier_companies: Couriers.nullish().catch(null),
      recommended_courier_company_id: recommended,
      shiprocket_recommended_courier_id: recommended,
      recommended_courier_id: recommended,
    })
    .nullish()
    .catch(null),
})

const NotServed = z.union([
  z.object({ status: numeric.pipe(z.literal(404)) }),
  z.object({ data: z.object({ available_courier_companies: z.array(z.unknown()).length(0) }) }),
])

/** True when Shiprocket itself says that no courier serves the address; false for a reply that cannot be read. */
export const isNotServed = (body: unknown) => NotServed.safeParse(body).success

const words = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .catch(null)
  .transform((text) => text || null)
const given = id.pipe(z.string())
const isCanceled = (status: unknown) => /cancel/i.test(String(status ?? ""))

export const PlacedOrder = z
  .object({ order_id: given, shipment_id: given, status: z.unknown().optional(), awb_code: id, courier_name: words })
  .transform(({ order_id, shipment_id, status, awb_code, courier_name }) => ({
    order_id,
    shipment_id,
    canceled: isCanceled(status),
    awb: awb_code,
    courier: courier_name,
  }))

const FoundOrder = z
  .object({
    id: given,
    channel_order_id: given,
    status: z.unknown().optional(),
    /** of a return */
    shipment_id: id,
    shipments: z.array(z.object({ id, awb: id, courier: words })).min(1),
  })
  .transform(({ id: order_id, channel_order_id, status, shipment_id, shipments: [shipment] }) => ({
    channel_order_id,
    order_id,
    shipment_id: shipment.id ?? shipment_id ?? "",
    canceled: isCanceled(status),
    awb: shipment.awb,
    courier: shipment.courier,
  }))
  .refine((found) => found.shipment_id)

/** Orders that cannot be read are left out. */
export const FoundOrders = z.object({ data: z.array(z.unknown()) }).transform(({ data }) =>
  data.flatMap((entry) => {
    const found = FoundOrder.safeParse(entry)
    return found.success ? [found.data] : []
  }),
)

export const Assigned = z
  .object({
    awb_assign_status: numeric.nullish().catch(null),
    response: z.object({ data: z.object({ awb_code: id, courier_name: words, awb_assign_error: words }) }),
  })
  .transform(({ awb_assign_status, response: { data } }) => ({
    awb: awb_assign_status === 0 ? null : data.awb_code,
    courier: data.courier_name,
    error: data.awb_assign_error,
  }))

const line = (most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim().slice(0, most))
    .nullish()
    .catch(null)
    .transform((text) => text ?? "")

const PickupLocation = z.object({
  pickup_location: z.string(),
  name: line(100),
  address: line(200),
  address_2: line(200),
  city: line(100),
  state: line(100),
  pin_code: line(10),
  phone: line(20),
  email: line(200),
})
export type PickupLocation = z.output<typeof PickupLocation>

/** Addresses that cannot be read are left out. */
export const PickupLocations = z
  .object({ data: z.object({ shipping_address: z.array(z.unknown()) }) })
  .transform(({ data }) =>
    data.shipping_address.flatMap((entry) => {
      const found = PickupLocation.safeParse(entry)
      return found.success ? [found.data] : []
    }),
  )
