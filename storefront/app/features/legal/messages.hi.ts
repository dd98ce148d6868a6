import type { Translation } from "../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const LEGAL: Translation<typeof English.LEGAL> = {
  title: "कानूनी जानकारी",
  description: (shop) => `${shop} कौन चलाता है, शिकायत किससे और कैसे करें।`,
  shop: "यह दुकान कौन चलाता है",
  name: "कानूनी नाम",
  address: "पता",
  gstin: "जीएसटीआईएन (GSTIN)",
  email: "ई-मेल",
  phone: "फ़ोन",
  officer: "शिकायत अधिकारी",
  officerText:
    "अगर कुछ ग़लत हुआ और दुकान ने उसे ठीक नहीं किया, तो शिकायत अधिकारी से शिकायत करें। नंबर तुरंत मिलता है, 48 घंटे में स्वीकृति और एक महीने में निपटारा।",
  noOfficer: "अभी किसी शिकायत अधिकारी का नाम नहीं है; आपकी शिकायत मालिक तक पहुँचती है।",
  officerName: "नाम",
  hours: "समय",
}

export const POLICIES: Translation<typeof English.POLICIES> = {
  terms: { title: "नियम और शर्तें", description: (shop) => `आप और ${shop} एक-दूसरे से क्या उम्मीद रख सकते हैं।` },
  privacy: { title: "निजता", description: (shop) => `${shop} आपके बारे में क्या रखता है, और आप क्या कर सकते हैं।` },
  returns: { title: "वापसी और रिफ़ंड", description: (shop) => `${shop} को क्या और कैसे वापस भेजा जा सकता है।` },
  delivery: { title: "डिलीवरी", description: (shop) => `${shop} कहाँ, कितने में और कब पहुँचाता है।` },
  version: (version, day) => `संस्करण ${version}, ${day}`,
  old: "यह पुराना संस्करण है।",
  readNewest: "सबसे नया पढ़ें",
  readBefore: "इससे पहले का संस्करण पढ़ें",
}

export const RETURN_TERMS: Translation<typeof English.RETURN_TERMS> = {
  claims: "टूटा, ग़लत या देर से पहुँचा",
  claimsText: (days) =>
    `जो टूटा, ग़लत, बताए जैसा न हो या बताए दिन के बाद पहुँचे, उसे हमेशा बताया जा सकता है, डिलीवरी के कम से कम ${days} दिन बाद तक, उसे भी जो वैसे वापस नहीं भेजा जा सकता। वापस भेजना मुफ़्त है, और आपको पैसे वहीं लौटते हैं जहाँ से आए थे या बदले में नया नग मिलता है, जैसा आप चाहें। इसे ऑर्डर वाले पेज पर तस्वीरों के साथ बताएँ।`,
  coupons: "कूपन",
  keepsDiscount: "कूपन की छूट आपकी रहती है, चाहे बचा हुआ सामान कूपन की न्यूनतम रकम से कम का हो।",
  losesDiscount:
    "जब आपके पास बचा सामान कूपन की न्यूनतम रकम से कम का हो, तो उस सामान पर मिली छूट रिफ़ंड से कटती है। टूटे, ग़लत, बताए जैसा न होने या देर से पहुँचने पर नहीं।",
}
