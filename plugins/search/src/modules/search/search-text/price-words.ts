import { plain } from "./words"

/** Words as they are compared with those of a search text: the longest phrase before those that it begins with. */
const phrases = (text: string): string[][] =>
  plain(text)
    .split(",")
    .map((phrase) => phrase.trim().split(/\s+/))
    .filter(([first]) => first)
    .sort((a, b) => b.length - a.length)

const words = (text: string) => new Set(plain(text).trim().split(/\s+/))

/** What an amount is in. */
export const CURRENCY = words(
  "₹ rs rs. inr rupee rupees rupaye rupay rupaiya rupaya rupai rupiya rupye ruppees bucks /- रुपये रुपए रुपय रुपया रुपयों रु रु. taka takar takay টাকা টাকার টাকায় rubai rubaai roobai ரூபாய் ரூ",
)

/** Words with the number that each stands for: "ek 1, do 2". */
const numbers = (text: string): Map<string, number> =>
  new Map(
    plain(text)
      .split(",")
      .map((pair) => pair.trim().split(/\s+/))
      .map(([word, value]) => [word, Number(value)]),
  )

/** Numbers in words. */
export const SMALL_NUMBERS = numbers(`
    one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, fifteen 15, twenty 20,
    thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90,
    ek 1, do 2, teen 3, tin 3, char 4, chaar 4, paanch 5, panch 5, chhe 6, cheh 6, chah 6, saat 7, sat 7, aath 8, ath 8, nau 9, das 10, dus 10,
    gyarah 11, barah 12, pandrah 15, bees 20, pachees 25, pachchis 25, tees 30, chalis 40, pachas 50, pachaas 50, saath 60, assi 80, nabbe 90,
    dedh 1.5, derh 1.5, dhai 2.5, adhai 2.5, dhaai 2.5,
    एक 1, दो 2, तीन 3, चार 4, पाँच 5, पांच 5, छह 6, छः 6, सात 7, आठ 8, नौ 9, दस 10, पंद्रह 15, बीस 20, पच्चीस 25, तीस 30, चालीस 40,
    पचास 50, साठ 60, अस्सी 80, नब्बे 90, डेढ़ 1.5, ढाई 2.5,
    dui 2, tinn 3, pach 5, paach 5, choy 6, dosh 10, এক 1, দুই 2, তিন 3, চার 4, পাঁচ 5, ছয় 6, সাত 7, আট 8, নয় 9, দশ 10, দেড় 1.5, আড়াই 2.5,
    oru 1, irandu 2, rendu 2, moonu 3, moondru 3, naalu 4, naangu 4, anju 5, ainthu 5, aaru 6, ezhu 7, ettu 8, pathu 10,
    ஒரு 1, இரண்டு 2, மூன்று 3, நான்கு 4, ஐந்து 5, ஆறு 6, ஏழு 7, எட்டு 8, பத்து 10`)

/** What comes before a number in words: "saadhe teen hazar" is 3,500, "sava sau" 125, "paune do sau" 175. */
export const PARTS_OF_NUMBER = numbers(
  "saadhe 0.5, sadhe 0.5, sava 0.25, savaa 0.25, paune -0.25, साढ़े 0.5, सवा 0.25, पौने -0.25",
)

/** By which a number before them is multiplied; alone they are a number too. */
export const MULTIPLIERS = numbers(`
    hundred 100, thousand 1000, lakh 100000, lac 100000,
    sau 100, so 100, hazar 1000, hazaar 1000, hajar 1000, hajaar 1000, sou 100,
    सौ 100, हज़ार 1000, हजार 1000, लाख 100000,
    sho 100, shoo 100, শ 100, শো 100, হাজার 1000, পাঁচশো 500, পাঁচশ 500, একশো 100, দুশো 200, তিনশো 300, panchsho 500, ekso 100, dusho 200,
    nooru 100, nuru 100, aayiram 1000, ayiram 1000, ainooru 500, irunooru 200, munnooru 300, நூறு 100, ஆயிரம் 1000, ஐநூறு 500, இருநூறு 200,
    முந்நூறு 300`)

/** "2k" is written together. */
export const THOUSAND = "k"

/** A number with one of these after it is no price: "5 kg", "500 pieces", "2-3 years". */
export const MEASURES = words(`
  kg kgs kilo kilos kilogram kilograms g gm gms gram grams l ltr ltrs liter liters litre litres ml cm mm m meter meters metre metres ft foot feet
  inch inches w watt watts mah v volt volts x × % percent piece pieces pcs pc page pages stick sticks gsm year years yr yrs month months saal mahine
  mahina gb tb mb mp hp star stars seater people person persons shade shades tier tiers set sets pack packs ply tc count din days day hours hour
  किलो किलोग्राम केजी ग्राम लीटर मिली सेमी मीटर फुट इंच वाट पीस साल महीने कॉपी কেজি গ্রাম লিটার কিলো கிலோ கிராம் லிட்டர்`)

/** A number after one of these is none either: "size 8", "age 2". */
export const NUMBERED = words("size sizes uk eu us no no. number age aged umar umr model version साइज़ साइज नंबर उम्र")

export const UP_TO = phrases(`
  under, below, beneath, up to, upto, uptil, till, less than, lesser than, lower than, cheaper than, not more than, no more than, not above, not over,
  not exceeding, at most, atmost, within, max, max., maximum, <, <=, ≤, budget, my budget is, budget of, budget is, zyada se zyada, jyada se jyada,
  zyaada se zyaada, adhik se adhik, ज़्यादा से ज़्यादा, ज्यादा से ज्यादा, अधिक से अधिक, sorboccho, সর্বোচ্চ, অধিক`)

/** Only before an amount that says its currency: "in 1500 rupees", "for ₹500". */
export const UP_TO_WITH_CURRENCY = phrases("in, for, at, @, of, around price")

export const FROM = phrases(`
  above, over, more than, greater than, higher than, costlier than, not less than, no less than, not below, not under, at least, atleast, min, min.,
  minimum, beyond, upwards of, starting, starting from, starting at, starts at, starts from, start from, >, >=, ≥, kam se kam, kamse kam,
  कम से कम`)

export const ABOUT = phrases(
  "around, about, approx, approx., approximately, near, nearly, roughly, lagbhag, takriban, karib, kareeb, लगभग, करीब",
)

/** After an amount. */
export const UP_TO_AFTER = phrases(`
  tak, se kam, se km, se kum, se neeche, se niche, se nichey, se sasta, se saste, se sasti, ke andar, k andar, ke ander, ke under, ke neeche, ke niche,
  ke nichey, ke bheetar, ke bhitar, or less, or lower, or under, or below, and below, and under, and less, max, maximum, budget, ka budget,
  ke budget mein, ke budget me, ki range mein, ki range me, तक, से कम, से नीचे, से सस्ता, से सस्ती, से सस्ते, के अंदर, के अन्दर, के नीचे, के भीतर,
  moddhe, modhye, modhe, er moddhe, er modhye, er modhe, niche, nichey, er niche, er nichey, er kom, theke kom, porjonto, মধ্যে, এর মধ্যে, নিচে, নীচে, এর নিচে,
  এর কম, থেকে কম, চেয়ে কম, কম, পর্যন্ত, ের মধ্যে,
  kulla, kullae, kullay, kulle, kkul, kkulla, ku kulla, ku ulla, ukku kulla, ukkulla, ku keezh, ku keela, ku keezhe, kku keezh, kku keezhe, keezh, keezhe, ku kammi,
  kku kammiya, varai, varaikkum, vara, க்குள், க்குள்ள, க்குள்ளே, க்கு கீழ், க்கு கீழே, கீழ், கீழே, ரூபாய்க்குள், ரூபாய்க்கு கீழ், ரூபாய்க்கு கீழே,
  ரூபாய்க்கு குறைவாக, ரூபாய்க்கு குறைவான, ரூபாய்க்கு உள்ளே, க்கு குறைவாக, க்கு குறைவான, வரை, ரூபாய் வரை`)

/** After an amount that says its currency or is as large as a price: "500 mein kurti", "500 wali kurti". */
export const UP_TO_AFTER_PRICE = phrases(
  "mein, me, mei, main, mai, में, मे, wala, wale, wali, waala, waale, waali, vala, vale, vali, वाला, वाले, वाली, only",
)

/** Only after an amount that says its currency: "500 rupaye ki kurti". */
export const UP_TO_AFTER_CURRENCY = phrases("ka, ke, ki, का, के, की")

export const FROM_AFTER = phrases(`
  se zyada, se jyada, se zyaada, se jyaada, se ziyada, se jada, se zada, se jaida, se upar, se uper, se oopar, se upper, ke upar, ke uper, ke oopar, se adhik, se mehnga,
  se mehnge, se mehngi, se mehenga, se mehengi, se mahanga, se mahangi, se shuru, or more, or above, or higher, and above, and up, and more, and higher, onwards,
  onward, +, plus, से ज़्यादा, से ज्यादा, से अधिक, से ऊपर, के ऊपर, से महंगा, से महंगे, से महंगी, से महँगा, से महँगी, से शुरू,
  er beshi, theke beshi, beshi, er upore, er opore, upore, opore, এর বেশি, থেকে বেশি, চেয়ে বেশি, বেশি, এর উপরে, উপরে, ওপরে,
  ku mel, ku mela, kku mel, kku mela, ku melae, mela, க்கு மேல், க்கு மேலே, மேல், ரூபாய்க்கு மேல், ரூபாய்க்கு மேலே, ரூபாய்க்கு அதிகமாக`)

export const ABOUT_AFTER = phrases(
  "ke aas paas, ke aaspaas, ke aas pas, ke karib, ke kareeb, के आसपास, के आस पास, के करीब, er moto, er kache",
)

/** Between the two amounts of a range; BETWEEN_AND only with a word that says so before or after. */
export const RANGE = phrases("to, till, se, से, -, –, —, ~, theke, থেকে, mudhal, muthal, முதல், through")
export const BETWEEN_AND = phrases("and, aur, or, &, और, ও, ar, se, to, -, மற்றும்")
export const BETWEEN = phrases("between, in between, price between, from, range, price range, ranging from, in range")
export const RANGE_AFTER = phrases(`
  tak, ke beech, ke bich, ke beech mein, ke beech me, ke bich mein, ke bich me, ke andar, ke madhya, range, range mein, ki range mein, तक, के बीच, के बीच में, के अंदर,
  porjonto, er moddhe, moddhe, পর্যন্ত, এর মধ্যে, মধ্যে, varai, வரை, க்குள், kulla`)

/** Said beside a bound, and saying no more: "500 se kam daam ki". */
export const PRICE_WORDS = words(`
  budget price prices range rate cost daam dam keemat kimat keemt bhav ka ke ki wala wale wali waala waale waali vala vale vali mein me में का के की वाला वाले वाली
  दाम कीमत damer dame দামের দামে er এর`)

export const CHEAP = phrases(`
  lowest price, lowest priced, low price, low priced, low cost, low budget, low rate, less price, price low to high, pocket friendly, budget friendly,
  cheapest, cheap, cheaper, cheep, chep, affordable, inexpensive, economical, budget, sabse sasta, sabse saste, sabse sasti, sab se sasta, sab se sasti, sasta, saste, sasti,
  sastaa, kam daam, kam dam, kam keemat, kam kimat, kam price, kam rate, kam bhav, kam paise, sabse kam daam,
  सबसे सस्ता, सबसे सस्ते, सबसे सस्ती, सस्ता, सस्ते, सस्ती, कम दाम, कम कीमत, कम रेट, कम पैसे,
  sosta, shosta, sostay, sobcheye sosta, kom dam, kom dame, kom damer, সস্তা, সবচেয়ে সস্তা, কম দাম, কম দামে, কম দামের, সস্তায়,
  malivu, malivaana, malivana, kuraintha vilai, kammi vilai, kuranja vilai, மலிவு, மலிவான, மலிவாக, மலிவு விலை, குறைந்த விலை, விலை குறைந்த`)

export const DEAR = phrases(`
  most expensive, expensive, costliest, costly, highest price, highest priced, high price, high priced, price high to low,
  sabse mehnga, sabse mehngi, sabse mehnge, sabse mehenga, sabse mehengi, sabse mahanga, sabse mahangi, mehnga, mehnge, mehngi, mehenga, mehenge, mehengi, mahanga, mahange, mahangi,
  सबसे महंगा, सबसे महंगी, सबसे महंगे, महंगा, महंगे, महंगी, महँगा, महँगे, महँगी, dami, সবচেয়ে দামি, দামি, দামী, vilai uyarntha, விலை உயர்ந்த, விலையுயர்ந்த`)
