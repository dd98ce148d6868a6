import type * as English from "./choice-names.ts"

export const CHOICE_NAMES: typeof English.CHOICE_NAMES = {
  ...{ Colour: "रंग", Color: "रंग", Size: "साइज़", Pack: "पैक", Weight: "वज़न", Length: "लंबाई", Material: "सामग्री" },
  Brand: "ब्रांड",
  ...{ Red: "लाल", Maroon: "मैरून", Madder: "मजीठ लाल", Rose: "गुलाबी", Pink: "गुलाबी", Orange: "नारंगी" },
  ...{ Yellow: "पीला", Mustard: "सरसों", Gold: "सुनहरा", Golden: "सुनहरा", Silver: "चाँदी", Terracotta: "टेराकोटा" },
  ...{ Green: "हरा", "Bottle Green": "गहरा हरा", Blue: "नीला", Indigo: "नील", Sky: "आसमानी", Purple: "बैंगनी" },
  ...{ White: "सफ़ेद", Natural: "प्राकृतिक", Cream: "क्रीम", Grey: "स्लेटी", Black: "काला", Brown: "भूरा", Tan: "भूरा" },
  ...{ Small: "छोटा", Medium: "मध्यम", Large: "बड़ा" },
  ...{ "1 kg": "1 किलो", "500 g": "500 ग्राम", "250 g": "250 ग्राम", "100 g": "100 ग्राम" },
  ...{ "60 litres": "60 लीटर", "40 litres": "40 लीटर" },
  ...{ "UK 4": "यूके 4", "UK 5": "यूके 5", "UK 6": "यूके 6", "UK 7": "यूके 7", "UK 8": "यूके 8", "UK 9": "यूके 9" },
  ...{ "UK 10": "यूके 10", "UK 11": "यूके 11" },
}
