import type { Translation } from "../../../lib/language/translation.ts"
import type * as English from "./messages.ts"

export const STOCK_NOTICE: Translation<typeof English.STOCK_NOTICE> = {
  ask: "वापस आने पर मुझे बताएँ",
  askForOther: "ख़त्म हुआ विकल्प वापस आने पर मुझे बताएँ",
  hint: "जब यह फिर से मँगाया जा सके, तब एक ही मेल, और कोई नहीं। तब तक हम आपका पता रखते हैं, ज़्यादा से ज़्यादा छह महीने, और किसी और काम में नहीं लेते। भेजकर आप इससे सहमत होते हैं।",
  which: "कौन-सा",
  email: "ईमेल पता",
  send: "मुझे बताएँ",
  kept: "वापस आने पर हम आपको एक बार लिखेंगे।",
  failed: "कुछ गड़बड़ हो गई। कृपया बाद में फिर कोशिश करें।",
  stopTitle: "स्टॉक के बारे में और मेल नहीं",
  stopText: "इससे वे सारे मेल रुक जाते हैं जो आपके पते पर यह बताने वाले थे कि कुछ स्टॉक में वापस आ गया है।",
  stop: "ये मेल रोकें",
  stopped: "अब ऐसे मेल नहीं आएँगे।",
}
