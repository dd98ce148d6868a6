import { numbered } from "./numbered-samples.ts"

/** Sample reviews, part of the build. Reviews of products are loaded from the server. */
const SAMPLES = [
  {
    name: "Ananya Iyer",
    rating: 5,
    review:
      "The Maheshwari saree is lighter than it looks and the border is woven, not printed. Wore it the same week.",
  },
  {
    name: "Rohit Deshmukh",
    rating: 4,
    review: "Good bat for the price. It needed oiling and a week of knocking in, which the page had told me honestly.",
  },
  {
    name: "Fatima Shaikh",
    rating: 5,
    review:
      "I sent the filter coffee set to my mother in Vellore. It arrived in four days, and she rang me about it for two.",
  },
  {
    name: "Arjun Nair",
    rating: 3,
    review: "The chappals are well made but run half a size small. Changing them was easy once I had written in.",
  },
  {
    name: "Meera Kulkarni",
    rating: 5,
    review: "The diya is heavy, real brass. It has burnt every evening since Navratri and polishes up with tamarind.",
  },
  {
    name: "Gurpreet Singh",
    rating: 4,
    review: "Paid in cash at the door without any fuss. The box had a dent, what was in it had none.",
  },
  {
    name: "Sudha Ramachandran",
    rating: 5,
    review:
      "At seventy I do not like typing my card anywhere. Here I did not have to, and the order came all the same.",
  },
  {
    name: "Imran Qureshi",
    rating: 4,
    review:
      "The price I saw first was the price I paid, delivery shown before I clicked. That is rarer than it should be.",
  },
  {
    name: "Lakshmi Pillai",
    rating: 5,
    review:
      "Bought the Jaipuri razai for the winter in Ooty. Warm, light, and the colours stayed after the first wash.",
  },
  {
    name: "Prakash Joshi",
    rating: 2,
    review: "The tiffin was fine but delivery took nine days to Almora. The estimate had said five.",
  },
  {
    name: "Tanvi Shah",
    rating: 4,
    review: "Ordered wooden toys for my niece. Smooth edges, no smell of paint. I wish there were more animals.",
  },
  {
    name: "Harjit Gill",
    rating: 5,
    review: "Honey that still tastes of something. I have ordered the third jar and told the whole lane.",
  },
  {
    name: "Nandini Das",
    rating: 5,
    review:
      "I cancelled within the hour because I had chosen the wrong address. The money was back before the weekend.",
  },
  {
    name: "Kavita Chauhan",
    rating: 3,
    review: "The kadhai is lovely, though the handle gets hotter than I expected. A cloth helps.",
  },
  {
    name: "Vikram Reddy",
    rating: 4,
    review: "The site is quick even on the train, and the cart was still there when the network came back.",
  },
]

/** The sample reviews in the language of this build, with id and picture. */
export const SAMPLE_REVIEWS = numbered(SAMPLES)
