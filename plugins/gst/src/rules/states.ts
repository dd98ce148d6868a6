/** A state or union territory, by its code in a GSTIN. */
export type State = {
  code: string
  en: string
  hi: string
  /** Charges UTGST in place of SGST: it has no legislature. */
  utgst?: true
  /** Other spellings that people and directories use. */
  also?: string[]
}

/** All 36, and 97 for what is in none of them. */
export const STATES: readonly State[] = [
  { code: "01", en: "Jammu and Kashmir", hi: "जम्मू और कश्मीर" },
  { code: "02", en: "Himachal Pradesh", hi: "हिमाचल प्रदेश" },
  { code: "03", en: "Punjab", hi: "पंजाब" },
  { code: "04", en: "Chandigarh", hi: "चंडीगढ़", utgst: true },
  { code: "05", en: "Uttarakhand", hi: "उत्तराखंड", also: ["Uttaranchal"] },
  { code: "06", en: "Haryana", hi: "हरियाणा" },
  { code: "07", en: "Delhi", hi: "दिल्ली", also: ["New Delhi", "NCT of Delhi", "National Capital Territory of Delhi"] },
  { code: "08", en: "Rajasthan", hi: "राजस्थान" },
  { code: "09", en: "Uttar Pradesh", hi: "उत्तर प्रदेश" },
  { code: "10", en: "Bihar", hi: "बिहार" },
  { code: "11", en: "Sikkim", hi: "सिक्किम" },
  { code: "12", en: "Arunachal Pradesh", hi: "अरुणाचल प्रदेश" },
  { code: "13", en: "Nagaland", hi: "नागालैंड" },
  { code: "14", en: "Manipur", hi: "मणिपुर" },
  { code: "15", en: "Mizoram", hi: "मिज़ोरम" },
  { code: "16", en: "Tripura", hi: "त्रिपुरा" },
  { code: "17", en: "Meghalaya", hi: "मेघालय" },
  { code: "18", en: "Assam", hi: "असम" },
  { code: "19", en: "West Bengal", hi: "पश्चिम बंगाल" },
  { code: "20", en: "Jharkhand", hi: "झारखंड" },
  { code: "21", en: "Odisha", hi: "ओडिशा", also: ["Orissa"] },
  { code: "22", en: "Chhattisgarh", hi: "छत्तीसगढ़", also: ["Chattisgarh"] },
  { code: "23", en: "Madhya Pradesh", hi: "मध्य प्रदेश" },
  { code: "24", en: "Gujarat", hi: "गुजरात" },
  {
    code: "26",
    en: "Dadra and Nagar Haveli and Daman and Diu",
    hi: "दादरा और नगर हवेली और दमन और दीव",
    utgst: true,
    also: ["Dadra and Nagar Haveli", "Daman and Diu", "Daman", "Diu"],
  },
  { code: "27", en: "Maharashtra", hi: "महाराष्ट्र" },
  { code: "29", en: "Karnataka", hi: "कर्नाटक" },
  { code: "30", en: "Goa", hi: "गोवा" },
  { code: "31", en: "Lakshadweep", hi: "लक्षद्वीप", utgst: true },
  { code: "32", en: "Kerala", hi: "केरल" },
  { code: "33", en: "Tamil Nadu", hi: "तमिलनाडु" },
  { code: "34", en: "Puducherry", hi: "पुदुच्चेरी", also: ["Pondicherry"] },
  {
    code: "35",
    en: "Andaman and Nicobar Islands",
    hi: "अंडमान और निकोबार द्वीपसमूह",
    utgst: true,
    also: ["Andaman and Nicobar"],
  },
  { code: "36", en: "Telangana", hi: "तेलंगाना" },
  { code: "37", en: "Andhra Pradesh", hi: "आंध्र प्रदेश" },
  { code: "38", en: "Ladakh", hi: "लद्दाख", utgst: true },
  { code: "97", en: "Other Territory", hi: "अन्य क्षेत्र" },
]

const BY_CODE = new Map(STATES.map((state) => [state.code, state]))

/** Letters alone: "Jammu & Kashmir", "jammu and kashmir" and "JAMMU-KASHMIR" are one. Marks of Indian vowels stay. */
const plain = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\band\b/g, "")
    .replace(/[^\p{L}\p{M}]/gu, "")

const BY_NAME = new Map(
  STATES.flatMap((state) => [state.en, state.hi, ...(state.also ?? [])].map((name) => [plain(name), state] as const)),
)

export const stateByCode = (code: string): State | undefined => BY_CODE.get(code)

/** The state that somebody wrote into an address, in English or Hindi. */
export const stateByName = (name: string): State | undefined => BY_NAME.get(plain(name))

/**
 * Where a postal code begins, by state: the longest beginning counts. Post offices serve across borders, so this is for
 * addresses alone whose state cannot be read.
 */
const POSTAL_BEGINNINGS: Record<string, string> = {
  "01": "18 19",
  "02": "17",
  "03": "14 15",
  "04": "160",
  "05": "244712 2467 247 248 249 2625 263",
  "06": "12 13",
  "07": "11",
  "08": "30 31 32 33 34",
  "09": "20 21 22 23 24 25 26 27 28 2470 2471 2472 2473 2474 2475",
  "10": "80 81 82 84 85",
  "11": "737",
  "12": "790 791 792",
  "13": "797 798",
  "14": "795",
  "15": "796",
  "16": "799",
  "17": "793 794",
  "18": "78",
  "19": "70 71 72 73 74",
  "20": "814 815 816 822 825 826 827 828 829 83",
  "21": "75 76 77",
  "22": "49",
  "23": "45 46 47 48",
  "24": "36 37 38 39",
  "26": "39621 39622 39623 39624 362520 362540 362570",
  "27": "40 41 42 43 44",
  "29": "56 57 58 59",
  "30": "403",
  "31": "68255",
  "32": "67 68 69",
  "33": "60 61 62 63 64",
  "34": "605 609602 609605 609606 673310 533464",
  "35": "744",
  "36": "50",
  "37": "51 52 53",
  "38": "194",
}

const BY_BEGINNING = new Map(
  Object.entries(POSTAL_BEGINNINGS).flatMap(([code, starts]) => starts.split(" ").map((start) => [start, code])),
)

export function stateByPostalCode(postal_code: string): State | undefined {
  for (let length = 6; length > 1; length--) {
    const code = BY_BEGINNING.get(postal_code.slice(0, length))
    if (code) return BY_CODE.get(code)
  }
  return undefined
}
