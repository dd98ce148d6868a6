import { soundsOf } from "./sound"
import { plain } from "./words"

/** Shorter sounds are those of many words: hara and haar, male and mala, big and बैग. */
const TELLING_SOUND = 4

const tellingSoundsOf = (word: string) => soundsOf(word).filter((sound) => sound.length >= TELLING_SOUND)

/** Words by how they are written and, where that tells one from another, by how they sound. */
const heard = (lines: string[]) =>
  new Set(
    lines.flatMap((words) =>
      plain(words)
        .split(" ")
        .flatMap((word) => [word, ...tellingSoundsOf(word)]),
    ),
  )

/** For whom a thing is, how big, how many, how good or what it costs. */
const WHICH_LINES = [
  "men mens man gents male purush mard mardon mardana admi aadmi women womens woman ladies lady female mahila mahilaon aurat auraton zanana",
  "boy boys ladka ladke ladkon girl girls ladki ladkiyon kid kids child children baby babies bachcha bachche bachchon bachha bachhon",
  "husband pati wife patni biwi papa dad father mummy mom mother maa bhai brother behen sister didi beta son beti daughter",
  "dadi dada nani nana grandmother grandfather newborn infant toddler unisex adult adults",
  "big bada bade badi large small chhota chhote chhoti chota chote choti mini xl xxl xs medium new naya naye nayi nai latest best",
  "cheap sasta saste sasti accha achha acha acchi achhi badhiya sundar mehnga mehenga asli original",
  "set pack combo pair size free colour color colours colors rang",
  "मर्द आदमी मेन औरत लड़का लड़के लड़की बच्चा बच्चे बच्चों किड्स लेडीज लेडीज़ पति पत्नी पापा मम्मी मां माँ भाई बहन बेटा बेटी दादा दादी नाना नानी",
  "बड़ा बड़े बड़ी छोटा छोटे छोटी नया नई नये नए सस्ता सस्ते सस्ती अच्छा अच्छी अच्छे असली सेट पैक रंग",
  "பெரிய சிறிய சின்ன புதிய பெண்கள் பெண் ஆண்கள் ஆண் குழந்தை குழந்தைகள் பிள்ளைகள் சிறுவர் மகளிர் பெண்களுக்கான ஆண்களுக்கான குழந்தைகளுக்கான",
  "periya siriya chinna pudhiya pengal pengalukku pengalukkana aangal aangalukku aangalukkana kuzhandhai kuzhanthai kulanthai kuzhandhaigal magalir siruvar",
  "বড় ছোট নতুন মেয়েদের মহিলাদের মহিলা ছেলেদের পুরুষদের পুরুষ বাচ্চা বাচ্চাদের শিশু শিশুদের সেট",
  "boro chhoto notun meyeder mohila mohilader cheleder purushder bachcha bachchader baccha bacchader shishuder",
]
const WHICH = heard(WHICH_LINES)
const COLOURS_LINES = [
  "red blue green yellow white black pink brown grey gray orange purple maroon golden silver navy beige turquoise magenta violet ivory",
  "lal laal neela neele neeli nila hara hare hari peela peele peeli safed kala kale kali kaala gulabi bhura bhoora narangi baingani jamuni sunehra",
  "colour color colours colors rang रंग firozi kesariya mehroon asmani aasmani multicolour multicolor colourful rangeen rangbirangi satrangi",
  "लाल नीला नीले नीली हरा हरे हरी पीला पीले पीली काला काले काली भूरा भूरी रेड ब्लू ग्रीन ब्लैक पिंक ग्रे",
  "சிவப்பு நீலம் நீல பச்சை கருப்பு கறுப்பு வெள்ளை மஞ்சள் நிறம்",
  "sivappu sigappu neela neelam pachai karuppu vellai manjal niram",
  "লাল নীল সবুজ হলুদ কালো সাদা গোলাপি বেগুনি রং",
  "nil neel sobuj shobuj kalo shada golapi beguni",
]
const COLOURS = heard(COLOURS_LINES)
/** What a thing is made of or decorated with, and what it is worn for: "saree cotton", "shaadi ke liye". */
const LIKE_LINES = [
  "cotton silk leather wooden steel brass copper plastic ceramic linen georgette chiffon rayon polyester velvet khadi woollen",
  "sooti suti reshmi chamda lakdi peetal tamba tambe",
  "stainless terracotta metal woolen nylon satin gold plated kundan oxidised oxidized",
  "printed plain embroidered striped checked floral handmade handloom waterproof rechargeable portable foldable",
  "stylish designer fancy modern antique fashionable trendy transparent padded stretchable sleeveless insulated airtight",
  "scented herbal ayurvedic iodised roasted unpolished ruled wireless automatic adjustable reusable",
  "wear use ethnic western traditional daily wedding shaadi shadi party festive casual formal office bridal birthday summer winter garmi sardi",
  "pure organic natural fresh taza shudh soft heavy lightweight mota mote patla patle patli halka halke halki bhari",
  "सूती रेशमी मोटा पतला हल्का भारी कॉटन सिल्क शादी",
  "பட்டு பருத்தி தோல் மர மரத்தாலான இரும்பு பித்தளை மண் கண்ணாடி வெள்ளி கம்பளி எஃகு காகித கையால் திருமண கல்யாண",
  "pattu paruthi parutthi thol mara marathaalana irumbu pithalai mann kannadi kambali kalyana thirumana",
  "সিল্ক রেশম রেশমি সুতি সুতির চামড়া চামড়ার কাঠের পিতল পিতলের লোহার মাটির কাচের পশমি উলের বিয়ের",
  "resham reshomi sutir chamra chamrar kather pitol pitoler lohar matir kacher poshmi biyer",
]
const LIKE = heard(LIKE_LINES)

/** All of these words as they are written. */
export const WHICH_WORDS: string[] = [...WHICH_LINES, ...COLOURS_LINES, ...LIKE_LINES].flatMap((words) =>
  plain(words).split(" "),
)

/** How big a thing is, in words that name another thing by themselves: a "bedsheet double bed" is no bed. */
const SIZES = new Set(["double bed", "single bed", "king size", "queen size", "full size", "free size", "extra large"])

const isOneOf = (words: Set<string>, word: string) => [word, ...tellingSoundsOf(word)].some((one) => words.has(one))

/** That this word says which one is meant, and never what. */
export const saysWhich = (word: string) => isOneOf(WHICH, word)

/** What a thing is counted or sold in: a "necklace set" is a necklace, a "toothbrush pack" toothbrushes. */
const COUNTED_IN = new Set(
  ["set sets pack packs combo pair pairs piece pieces pcs tin packet सेट पैक पैकेट कॉम्बो जोड़ी"].flatMap((words) =>
    plain(words).split(" "),
  ),
)

/** That this word of a product's name may say what it is. */
export const mayNameProduct = (word: string) => !COUNTED_IN.has(word) && mayBeNoun([word])

/** That these words, one or a term of several, may name the thing itself: not which one it is, its colour or what it is like. */
export const mayBeNoun = (words: string[]) =>
  !SIZES.has(words.join(" ")) &&
  words.some((word) => ![WHICH, COLOURS, LIKE].some((known) => isOneOf(known, word))) &&
  !isOneOf(COLOURS, words[words.length - 1])
