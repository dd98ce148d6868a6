import { z } from "zod"
import { instantInIndia } from "./india-time"
import { type ParcelPhase, toParcelPhase } from "./phase"

/** Shiprocket's reports on a parcel, from its webhook or from polling. Unreadable parts are left out. */

export type CourierStep = { happened_at: string; phase: ParcelPhase | null; activity: string; location: string }

export type CourierNews = {
  /** the parcel's number with the carrier */
  number: string
  /** the day it should arrive, "2026-11-27"; null when nothing is said of it */
  expected_on: string | null
  steps: CourierStep[]
}

const MAX_STEPS = 100
/**
 * Matches phone numbers, postal codes and the like, which identify a person: any holder of the link reads these texts.
 */
const NUMBER = /\+?\d[\d\s()-]{4,}\d/g
const CONTROL = /[\p{Cc}\p{Cs}]+/gu

const words = (most: number) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      (typeof value === "string" ? value : "").replace(CONTROL, " ").replace(NUMBER, "…").trim().slice(0, most),
    )

const Step = z
  .object({
    date: z.unknown().optional(),
    activity: words(200),
    location: words(120),
    "sr-status-label": words(60),
    status: words(60),
  })
  .transform(({ date, activity, location, "sr-status-label": label, status }) => ({
    happened_at: instantInIndia(date),
    phase: toParcelPhase(label) ?? toParcelPhase(activity) ?? toParcelPhase(status),
    activity: activity || label || status,
    location: location === "NA" ? "" : location,
  }))

const readSteps = (list: unknown): CourierStep[] =>
  (Array.isArray(list) ? list.slice(-MAX_STEPS) : []).flatMap((entry) => {
    const { data } = Step.safeParse(entry)
    return data?.happened_at && data.activity ? [{ ...data, happened_at: data.happened_at }] : []
  })

const dayOf = (value: unknown) => instantInIndia(value, "day")

const ParcelNumber = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(
    z
      .string()
      .trim()
      .regex(/^[\w-]{4,60}$/),
  )

const Webhook = z.object({
  awb: ParcelNumber,
  current_status: words(60),
  current_timestamp: z.unknown().optional(),
  etd: z.unknown().optional(),
  scans: z.unknown().optional(),
})

/** Report in a webhook; undefined for an invalid one. Without scans its current status is the step. */
export function readWebhook(body: unknown): CourierNews | undefined {
  const { data } = Webhook.safeParse(body)
  if (!data) return undefined
  const scans = readSteps(data.scans)
  const current = [{ date: data.current_timestamp, activity: data.current_status }]
  return { number: data.awb, expected_on: dayOf(data.etd), steps: scans.length ? scans : readSteps(current) }
}

const Tracked = z.object({
  tracking_data: z.object({
    shipment_track: z.array(z.object({ edd: z.unknown().optional() })).catch([]),
    shipment_track_activities: z.unknown().optional(),
    etd: z.unknown().optional(),
  }),
})

/** Carrier's reply about a number; no steps for a number that it does not know. */
export function readTracked(number: string, body: unknown): CourierNews | undefined {
  const { data } = Tracked.safeParse(body)
  if (!data) return undefined
  const { shipment_track, shipment_track_activities, etd } = data.tracking_data
  return {
    number,
    expected_on: dayOf(etd) ?? dayOf(shipment_track[0]?.edd),
    steps: readSteps(shipment_track_activities),
  }
}
