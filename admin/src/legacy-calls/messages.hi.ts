import type { messages as english } from "./messages"

export const messages: typeof english = {
  name: "पुरानी कॉल",
  about:
    "दुकान के पहले संस्करण के ऐप /api के नीचे कौन सी कॉल दिन में कितनी बार करते हैं। किसी व्यक्ति को नहीं, केवल कॉल को गिना जाता है।",
  search: "कॉल से खोजें",
  none: "कोई पुरानी कॉल नहीं मिली।",
  failed: "कुछ गड़बड़ हो गई! पुरानी कॉल नहीं लाई जा सकीं",
}
