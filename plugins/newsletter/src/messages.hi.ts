import type { messages as english } from "./messages"

export const messages: typeof english = {
  welcome: {
    subject: (shop) => `आपने ${shop} के न्यूज़लेटर की सदस्यता ली है`,
    heading: "स्वागत है",
    intro: "यह पता हमारे न्यूज़लेटर में जोड़ा गया है। सहमति इस पर दी गई:",
    changedMind: "अगर यह आपने नहीं किया, या आपका मन बदल गया है, तो एक क्लिक में इसे बंद करें:",
    unsubscribe: "सदस्यता छोड़ें",
  },
}
