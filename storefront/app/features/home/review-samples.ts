export const SAMPLES_TITLE = "What our shoppers say"

/** Sample reviews by the name of the shopper, part of the build. Reviews of products are loaded from the server. */
export const SAMPLES: Record<string, string> = {
  "Ananya Iyer":
    "The Maheshwari saree is lighter than it looks and the border is woven, not printed. Wore it the same week.",
  "Rohit Deshmukh":
    "Good bat for the price. It needed oiling and a week of knocking in, which the page had told me honestly.",
  "Fatima Shaikh":
    "I sent the filter coffee set to my mother in Vellore. It arrived in four days, and she rang me about it for two.",
  "Arjun Nair": "The chappals are well made but run half a size small. Changing them was easy once I had written in.",
  "Meera Kulkarni":
    "The diya is heavy, real brass. It has burnt every evening since Navratri and polishes up with tamarind.",
  "Gurpreet Singh": "Paid in cash at the door without any fuss. The box had a dent, what was in it had none.",
  "Sudha Ramachandran":
    "At seventy I do not like typing my card anywhere. Here I did not have to, and the order came all the same.",
  "Imran Qureshi":
    "The price I saw first was the price I paid, delivery shown before I clicked. That is rarer than it should be.",
  "Lakshmi Pillai":
    "Bought the Jaipuri razai for the winter in Ooty. Warm, light, and the colours stayed after the first wash.",
  "Prakash Joshi": "The tiffin was fine but delivery took nine days to Almora. The estimate had said five.",
  "Tanvi Shah": "Ordered wooden toys for my niece. Smooth edges, no smell of paint. I wish there were more animals.",
  "Harjit Gill": "Honey that still tastes of something. I have ordered the third jar and told the whole lane.",
  "Nandini Das":
    "I cancelled within the hour because I had chosen the wrong address. The money was back before the weekend.",
  "Kavita Chauhan": "The kadhai is lovely, though the handle gets hotter than I expected. A cloth helps.",
  "Vikram Reddy": "The site is quick even on the train, and the cart was still there when the network came back.",
}
