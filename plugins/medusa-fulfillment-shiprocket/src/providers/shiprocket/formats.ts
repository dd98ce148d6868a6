/** Zeros of other scripts: first Arabic, then Devanagari and the other scripts of India, then full-width digits. */
const ZEROS = [
  ...[0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0, 0xff10],
]

const toAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => point >= start && point < start + 10)
    return zero === undefined ? digit : String(point - zero)
  })

/** Separators between digits of a postal code. */
const SEPARATORS = /[\s.\u200b-\u200d\u2010-\u2015-]/g

/** A postal code as its six digits, also from "400 050" and "४०० ०५०". Other texts stay as they are. */
export function usualPostalCode(text: string): string {
  const compact = toAsciiDigits(text).replace(SEPARATORS, "")
  return /^\d{6}$/.test(compact) ? compact : text
}

/** The six digits of a postal code of India; undefined for anything else. */
export function readPostalCode(value: unknown): string | undefined {
  const code = usualPostalCode(String(value ?? ""))
  return /^[1-9]\d{5}$/.test(code) ? code : undefined
}

/** The ten digits of an Indian phone, without country code and signs. */
export const formatPhone = (text: string | null | undefined) =>
  toAsciiDigits(text ?? "")
    .replace(/\D/g, "")
    .slice(-10)

/** Converts rupees to whole paise. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)

/** Converts paise to rupees. */
export const toRupees = (paise: number) => paise / 100

/** An amount in rupees with two decimals at most; 0 for anything that is no number. */
export const rupees = (value: unknown) => Number((Number(value) || 0).toFixed(2))
