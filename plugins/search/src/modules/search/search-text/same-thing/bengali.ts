/**
 * Bengali, in its script and as it is written in Latin letters, for goods and what they are like: what is before the sign finds what
 * is after it, which stands in English in the shop's names. What it has in common with Hindi is found by its sound.
 */
export const BENGALI = `
শাড়ি, শাড়ী, শারি, shari, sharhi > saree, sari
তাঁতের, tanter, taant > handloom, cotton
বেনারসি, বেনারসী, benarosi, benaroshi, benarasi > banarasi
কুর্তি, কুর্তা, পাঞ্জাবি, পাঞ্জাবী, kurtis > kurti, kurta, tunic
ওড়না, orna, odna, oorna > dupatta, chunni, odhni
শাল, চাদর শাল, পশমি শাল, shaal > shawl, stole, pashmina
কম্বল, kombol, kombal, kambol > blanket, quilt, razai, comforter
লেপ, lep, কাঁথা, kantha > quilt, razai, blanket
চাদর, বিছানার চাদর, bichanar chador, bichhanar chador, chador > bedsheet, bed sheet, bed cover
বালিশ, balish > pillow
জামা, শার্ট, jama > shirt, t-shirt
টি শার্ট, টিশার্ট, গেঞ্জি, genji > t-shirt, tshirt, tee
ধুতি, dhuti > dhoti
লুঙ্গি, lungi > lungi
নাইটি, ম্যাক্সি > nighty, night gown, robe, nightdress
ব্লাউজ, blauj > blouse
সালোয়ার কামিজ, salowar kamij, চুড়িদার > salwar suit, salwar kameez
গামছা, তোয়ালে, gamchha, toyale, towale > towel, gamcha
জামাকাপড়, জামা কাপড়, কাপড়, jama kapor, jamakapor, kapor > clothes, saree, kurta, shirt, dress
বাচ্চাদের জামা, bachchader jama, bacchader jama > kids, frock
চটি, চটি জুতো, স্যান্ডেল, চপ্পল, choti juto, choti joota, choppol > chappal, chappals, slippers, sandals, flip flops
জুতো, জুতা, juto, jutta, joota > shoe, shoes, sneakers, boots, running shoes, formal shoes
কেডস, দৌড়ানোর জুতো, dourer juto, dour juto > running shoes, sports shoes, sneakers
বুট, বুট জুতো > boots
কড়াই, কড়া, korai, koraai, kodai > kadhai, karahi, wok
ফ্রাইং প্যান, তাওয়া, taoa, tawa > frying pan, fry pan, tawa
প্রেশার কুকার, প্রেসার কুকার, কুকার, presar kukar, kukar > pressure cooker, cooker
টিফিন বক্স, টিফিন ক্যারিয়ার, টিফিন, tifin, tiffin bakso > tiffin, lunch box, tiffin carrier
ছুরি, ছুরী, বঁটি, chhuri, churi, bonti > knife, chopper
বয়াম, কৌটো, মশলার কৌটো, boyam, kouto, mashlar kouto, moshlar kouto > jar, jars, container, canister, spice box, masala dabba
জলের বোতল, পানির বোতল, বোতল, joler botol, jaler botol, panir botol, botol > water bottle, flask, sipper, tumbler
গ্লাস, গেলাস, gelas > glass, tumbler
থালা, thala > plate, thali
চামচ, chamoch > spoon
চায়ের কাপ, কাপ, চায়ের পেয়ালা, chayer cup, chaayer cup, chayer kap, peyala > tea cup, chai cups, cups, cup
কফি, kofi > coffee
চাল, চাউল, chal, chaal, chaul > rice
বাসমতি চাল, basmoti chal, basmati chal, basmoti > basmati rice
আটা, ময়দা, aata, moyda > wheat flour, atta
ডাল, মুসুর ডাল, musur dal > dal, masoor dal
হলুদ গুঁড়ো, হলুদ গুড়ো, হলুদের গুঁড়ো, holud guro, holud gura, holud gunro > turmeric powder, turmeric, haldi powder
লঙ্কা গুঁড়ো, লঙ্কা গুড়ো, মরিচ গুঁড়ো, লঙ্কার গুঁড়ো, lonka guro, lanka guro, longka guro, lonkar guro, morich guro > chilli powder, chilli, mirch powder
লঙ্কা, মরিচ, lonka, longka, morich > chilli, mirch
জিরে, জিরা, jire > cumin, jeera
ধনে গুঁড়ো, ধনে, dhone guro, dhone > coriander powder, coriander
মশলা, মসলা, moshla, mosla, mashla > spices, masala, turmeric, chilli powder, garam masala
নুন, লবণ, nun, lobon > salt
চিনি > sugar
গুড়, gur > jaggery
সরষের তেল, সর্ষের তেল, shorsher tel, sorsher tel, sorser tel > mustard oil
চিনাবাদাম তেল, চিনাবাদামের তেল, বাদাম তেল, chinabadam tel, chinebadam tel, badam tel > groundnut oil, peanut oil
নারকেল তেল, narkel tel, narkol tel > coconut oil
তেল, tel > oil
ঘি, ghi > ghee
মধু, modhu, modu > honey
চা, চা পাতা, চাপাতা, cha, cha pata, chapata, chaa > tea, chai, tea leaves
আম, আলফানসো আম > mango, mangoes, alphonso mango
আচার, আমের আচার, achar, amer achar, aamer achar > pickle, mango pickle
মাখনা, makhana > makhana, fox nuts
শুকনো ফল, shukno fol, sukno fol > dry fruits, dry fruit
মিষ্টি, mishti, misti > sweets, laddu, rasgulla
প্রদীপ, প্রদিপ, দিয়া, prodip, pradip, prodeep > diya, deepak, oil lamp
ধূপকাঠি, ধূপ কাঠি, আগরবাতি, dhupkathi, dhup kathi, dhoopkathi, agorbati > agarbatti, incense sticks, incense
ধূপ, ধুনো, dhup, dhuno > dhoop, agarbatti, incense
কর্পূর, korpur > camphor, kapoor
আলপনা, রঙ্গোলি, alpona, alpana, rongoli > rangoli
ঘণ্টা, ঘন্টা, ghonta, ghanta, মন্দিরের ঘণ্টা, mondirer ghonta > bell, ghanti, temple bell
কাগজের লণ্ঠন, লণ্ঠন, ফানুস, lonthon, fanush > paper lantern, lantern, kandil
উপহার, উপহার বাক্স, upohar, upahar, upohar bakso, upohar box > gift box, gift, hamper, gift set
মূর্তি, murti > idol, murti
ক্রিকেট ব্যাট, ব্যাট, kriket bat, cricket byat, byat > cricket bat, bat
ফুটবল, futbol > football, soccer ball
বল, bol > ball, football
ব্যাডমিন্টন, ব্যাডমিন্টন র‍্যাকেট, byadminton > badminton, racket, shuttlecock
হকি স্টিক, hoki stik > hockey stick
টেবিল টেনিস > table tennis
যোগা ম্যাট, যোগ ম্যাট, যোগা মাদুর, joga mat, yoga madur > yoga mat
খেলনা, khelna, khelona > toy, toys, doll, teddy bear, puzzle, kite, ludo, toy car, science kit, blocks
কাঠের খেলনা, kather khelna, kather khelona > wooden toy, wooden, channapatna
পুতুল, putul > doll, teddy bear, soft toy
টেডি, টেডি বিয়ার > teddy bear, soft toy
ঘুড়ি, ghuri, ghudi > kite, kites, patang
লুডো, ludu > ludo
ধাঁধা, dhandha, dhadha > puzzle, jigsaw
ঢোল, dhol > drum, djembe
বিজ্ঞান, বিজ্ঞান কিট, bigyan kit > science kit, science
সাবান, saban, shaban > soap
চুলের তেল, chuler tel, chuler teel, মাথার তেল, mathar tel > hair oil, bhringraj
মুখের তেল, mukher tel > face oil, kumkumadi
গোলাপ জল, গোলাপজল, golap jol, golapjol, golap jal > rose water, gulab jal
মেহেন্দি, মেহেদি, মেহেদী, mehedi, mehendi > mehndi, henna
ফেস প্যাক, মুখের প্যাক > face pack, ubtan, face mask
ফেস ওয়াশ, ফেসওয়াশ > face wash
খাতা, নোটবুক, khata > notebook, register, copy ruled
কলম, kolom > pen, fountain pen, ball pen
পেনসিল, পেন্সিল > pencil
রং, রঙ, rong > colours, crayons, watercolour
রং পেন্সিল, rong pencil > colour pencils, crayons
বই, boi > book, story book, cookbook
রান্নার বই, rannar boi, ranna boi > cookbook, recipe book
পাখির বই, pakhir boi, pakhi > bird book, indian birds, birds
জ্যামিতি বক্স, জ্যামিতি বাক্স, jyamiti box, jamiti box, জ্যামিতি > geometry box, compass box, geometry
উল, পশম, ul, poshom > yarn, wool, wool balls
টব, ফুলের টব, tob, fuler tob, phuler tob > planter, flower pot, pot, gamla
বাল্ব, balb, bulb > bulb, led bulb
ঝুড়ি, কাপড়ের ঝুড়ি, jhuri, kaporer jhuri > laundry basket, basket
ছবি, চিত্র, chhobi, chobi > painting, print, madhubani, photo frame
দেয়াল ঘড়ি, দেওয়াল ঘড়ি, দেয়ালঘড়ি, deyal ghori, dewal ghori, deoyal ghori, ঘড়ি, ghori > wall clock, clock
চেয়ার, cheyar > chair
টেবিল, tebil > table
পর্দা, porda > curtain
ঝাঁটা, ঝাড়ু, jhanta, jhata > broom
বালতি, balti > bucket
গয়না, গহনা, goyna, gohona > jewellery, necklace, earrings, bangles
কানের দুল, দুল, kaner dul > earrings, jhumka
চুড়ি > bangles, bangle
নূপুর, nupur > anklet, payal
ব্যাগ, byag > bag, handbag
লাল > red
নীল, nil, neel > blue
সবুজ, sobuj, shobuj > green
হলুদ, holud > yellow, turmeric
কালো, kalo > black
সাদা, shada > white
গোলাপি, golapi > pink
সিল্ক, রেশম, রেশমি, resham, reshomi, silker > silk
সুতি, সুতির, suti, sutir > cotton
চামড়া, চামড়ার, chamra, chamrar, chamda > leather
কাঠ, কাঠের, kath, kather > wooden, wood
লোহা, লোহার, loha, lohar > iron, cast iron
পিতল, পিতলের, pitol, pitoler > brass
তামা, তামার, tamar > copper
স্টিল, স্টিলের, ইস্পাত, stiler > steel, stainless steel
মাটি, মাটির, mati, matir > clay, terracotta
কাচ, কাচের, কাঁচের, kacher > glass
রুপো, রূপার, rupo, rupar > silver
বাঁশ, বাঁশের, bansher > bamboo
কাগজ, কাগজের, kagojer, kagoj > paper
মেয়েদের, মহিলাদের, মহিলা, meyeder, mohilader, mohila > women, ladies
ছেলেদের, পুরুষদের, পুরুষ, cheleder, purushder > men, mens
বাচ্চাদের, শিশুদের, বাচ্চা, bachchader, bacchader, shishuder > kids, baby
`
