/** A state or union territory, by its code in a GSTIN. */
export type State = {
  code: string
  en: string
  hi: string
  /** Charges UTGST in place of SGST: it has no legislature. */
  utgst?: true
}

/** The code of GST returns for a place in none of the 36 states. No address has it. */
export const OTHER_TERRITORY_CODE = "97"

/** All 36, and 97 for what is in none of them. */
export const STATES: readonly State[] = [
  { code: "01", en: "Jammu and Kashmir", hi: "जम्मू और कश्मीर" },
  { code: "02", en: "Himachal Pradesh", hi: "हिमाचल प्रदेश" },
  { code: "03", en: "Punjab", hi: "पंजाब" },
  { code: "04", en: "Chandigarh", hi: "चंडीगढ़", utgst: true },
  { code: "05", en: "Uttarakhand", hi: "उत्तराखंड" },
  { code: "06", en: "Haryana", hi: "हरियाणा" },
  { code: "07", en: "Delhi", hi: "दिल्ली" },
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
  { code: "21", en: "Odisha", hi: "ओडिशा" },
  { code: "22", en: "Chhattisgarh", hi: "छत्तीसगढ़" },
  { code: "23", en: "Madhya Pradesh", hi: "मध्य प्रदेश" },
  { code: "24", en: "Gujarat", hi: "गुजरात" },
  { code: "26", en: "Dadra and Nagar Haveli and Daman and Diu", hi: "दादरा और नगर हवेली और दमन और दीव", utgst: true },
  { code: "27", en: "Maharashtra", hi: "महाराष्ट्र" },
  { code: "29", en: "Karnataka", hi: "कर्नाटक" },
  { code: "30", en: "Goa", hi: "गोवा" },
  { code: "31", en: "Lakshadweep", hi: "लक्षद्वीप", utgst: true },
  { code: "32", en: "Kerala", hi: "केरल" },
  { code: "33", en: "Tamil Nadu", hi: "तमिलनाडु" },
  { code: "34", en: "Puducherry", hi: "पुदुच्चेरी" },
  { code: "35", en: "Andaman and Nicobar Islands", hi: "अंडमान और निकोबार द्वीपसमूह", utgst: true },
  { code: "36", en: "Telangana", hi: "तेलंगाना" },
  { code: "37", en: "Andhra Pradesh", hi: "आंध्र प्रदेश" },
  { code: "38", en: "Ladakh", hi: "लद्दाख", utgst: true },
  { code: OTHER_TERRITORY_CODE, en: "Other Territory", hi: "अन्य क्षेत्र" },
]

/** The states and union territories that an address can be in. */
export const STATES_OF_ADDRESSES = STATES.filter(({ code }) => code !== OTHER_TERRITORY_CODE)

const BY_CODE = new Map(STATES.map((state) => [state.code, state]))

export const stateByCode = (code: string): State | undefined => BY_CODE.get(code)
