/**
 * Tamil, in its script and as it is written in Latin letters, for goods and what they are like: what is before the sign finds what
 * is after it, which stands in English in the shop's names.
 */
export const TAMIL = `
சேலை, புடவை, சாரி, selai, saelai, selei, pudavai, podavai, pudava, podava, pudavi, saelai pudavai > saree, sari
பட்டுப்புடவை, பட்டுச்சேலை, pattuppudavai > silk saree, silk sari
சுங்குடி, sungudi > cotton saree, sungudi
குர்தி, குர்த்தி, குர்தா, kurthi, kurtha > kurti, kurta, tunic
துப்பட்டா, துப்பட்டாவை, dhupatta, thuppatta > dupatta, chunni, odhni
சால்வை, salvai, saalvai, shaalvai > shawl, stole, pashmina
போர்வை, போர்வைகள், porvai, poarvai, kambali porvai, கம்பளிப் போர்வை > blanket, quilt, razai, comforter
ரஜாய், மெத்தை விரிப்பு, padukkai virippu, படுக்கை விரிப்பு > bedsheet, bed sheet, bed cover
தலையணை, thalaiyanai, thalagani > pillow
சட்டை, sattai, chattai > shirt
டி சர்ட், டி ஷர்ட், டிசர்ட், டிஷர்ட், பனியன், t sattai > t-shirt, tshirt, tee
பாவாடை, pavadai, paavadai > skirt, petticoat, lehenga
பட்டு பாவாடை, pattu pavadai > lehenga, half saree
வேட்டி, வேஷ்டி, veshti, vetti, vaetti > dhoti, veshti, mundu
லுங்கி, கைலி, kaili > lungi
நைட்டி, நைட் டிரஸ், naitti > nighty, night gown, robe, nightdress
ரவிக்கை, ravikkai, ஜாக்கெட் துணி > blouse
துண்டு, thundu > towel
உடை, ஆடை, udai, aadai, thuni, துணி, துணிகள் > clothes, saree, kurta, shirt, dress
குழந்தை உடை, kuzhandhai udai, குழந்தைகள் உடை > kids, frock
செருப்பு, செருப்புகள், seruppu, cheruppu, serupu, cherupu, sheruppu > chappal, chappals, slippers, sandals, flip flops
காலணி, காலணிகள், kaalani, kalani > footwear, shoes, chappal, chappals, sandals, slippers, heels, boots, mojari, jutti, sneakers
ஷூ, ஷூக்கள், சப்பாத்து, shoe > shoe, shoes, sneakers, boots
ஓட்ட காலணி, ஓடும் ஷூ, ottam shoe > running shoes, sports shoes
வாணலி, கடாய், இலுப்பசட்டி, vaanali, vanali, vaanaali, kadaai, iruppu chatti > kadhai, karahi, wok, frying pan
பொரிக்கும் சட்டி, வறுவல் சட்டி, சட்டி, chatti, satti > frying pan, fry pan, pan, kadhai
தவா, தோசைக்கல், தோசை கல், dosai kal, dosaikal, dosakallu > tawa, tava, dosa pan
பிரஷர் குக்கர், குக்கர், pirashar kukkar, kukkar > pressure cooker, cooker
டிபன் பாக்ஸ், டிபன் கேரியர், டிபன், tiffan, tiffen, diffan, tiffin dabba, சாப்பாட்டு டப்பா, sappadu dabba, sapattu dabba > tiffin, lunch box, tiffin carrier
கத்தி, kathi, kaththi, katthi > knife, chopper
டப்பா, ஜாடி, jaadi, jadi, மசாலா டப்பா, masala jaadi > jar, jars, container, canister, spice box, masala dabba
தண்ணீர் பாட்டில், தண்ணீர் குப்பி, thanneer bottle, thanni bottle, tanni bottle, thaneer bottle, thanneer paattil > water bottle, flask, sipper, tumbler
தம்ளர், டம்ளர், tumbler, tamlar, damlar > tumbler, glass
பில்டர் காபி, காபி வடிகட்டி, ஃபில்டர் காபி, kaapi filter, filter kaapi, kaapi vadikatti > coffee filter, filter coffee, dabara
காபி, காப்பி, kaapi, kappi > coffee
தட்டு, thattu > plate, thali
கோப்பை, தேநீர் கோப்பை, டீ கப், theneer koppai, koppai, tea koppai > tea cup, cups, chai cups, cup
அரிசி, arisi, arishi, arisee > rice
பாஸ்மதி அரிசி, பாசுமதி அரிசி, basmati arisi > basmati rice
பாஸ்மதி, பாசுமதி > basmati
கோதுமை மாவு, godhumai maavu, gothumai mavu > wheat flour, atta
பருப்பு, paruppu > dal
துவரம் பருப்பு, thuvaram paruppu, toor paruppu > toor dal, arhar dal
மஞ்சள் தூள், manjal thool, manjal thul, manjal podi, மஞ்சள் பொடி, manjathool > turmeric powder, turmeric, haldi powder
மிளகாய் தூள், மிளகாய்த்தூள், milagai thool, milagai thul, milagai podi, மிளகாய் பொடி, milakai thool > chilli powder, chilli, mirch powder
மிளகாய், milagai, milakai > chilli, mirch
கொத்தமல்லி தூள், malli thool, kothamalli thool > coriander powder
சீரகம், seeragam, jeeragam > cumin, jeera
மிளகு, milagu > black pepper
மசாலா, மசாலா பொருட்கள், masala porul > spices, masala, turmeric, chilli powder
உப்பு, uppu > salt
சர்க்கரை, sakkarai, sarkarai, seeni, சீனி > sugar
வெல்லம், vellam > jaggery
கடலை எண்ணெய், நிலக்கடலை எண்ணெய், kadalai ennai, kadala ennai, nilakadalai ennai, kadalai enney > groundnut oil, peanut oil
நல்லெண்ணெய், nallennai, nalla ennai > sesame oil
தேங்காய் எண்ணெய், thengai ennai, thenga ennai > coconut oil
எண்ணெய், ennai, enney > oil
நெய், nei > ghee
தேன், thaen, theen, மலைத்தேன், malai then, malai thaen > honey
தேயிலை, தேநீர், டீ தூள், டீத்தூள், theyilai, theneer, theilai, tea thool, டீ > tea, chai, tea leaves
மாம்பழம், மாம்பழங்கள், mambazham, maambazham, mampazham, mambalam, maampalam > mango, mangoes, alphonso mango
மாங்காய் ஊறுகாய், mangai oorugai, ஊறுகாய், oorugai > pickle, mango pickle
தாமரை விதை, மக்கானா, thamarai vidhai > makhana, fox nuts
உலர் பழங்கள், ular pazhangal, dry fruit petti > dry fruits, dry fruit
விளக்கு, vilakku, vilaku > diya, lamp, lantern, deepak
அகல் விளக்கு, agal vilakku, akal vilakku, அகல், agal > diya, deepak, clay diya
குத்து விளக்கு, kuthu vilakku > brass lamp, brass diya, diya
ஊதுபத்தி, ஊதுவத்தி, அகர்பத்தி, oodhubathi, oothubathi, oodhubatti, uthupathi, oodhuvathi, agarpathi > agarbatti, incense sticks, incense
சாம்பிராணி, sambrani, saambrani > dhoop, sambrani
கற்பூரம், karpooram, soodam > camphor, kapoor
கோலம், ரங்கோலி, கோலப்பொடி, கோலப் பொடி, கோல மாவு, kolam podi, kola podi, kola maavu, kolapodi > rangoli
கோவில் மணி, மணி, பூஜை மணி, kovil mani, koil mani, poojai mani, pooja mani > bell, ghanti, temple bell
காகித விளக்கு, kaagitha vilakku, kagitha vilakku > paper lantern, kandil, lantern
பரிசு, பரிசு பெட்டி, பரிசுப் பெட்டி, parisu, parisu petti > gift box, gift, hamper, gift set
கிரிக்கெட் மட்டை, கிரிக்கெட் பேட், cricket mattai, mattai, மட்டை > cricket bat, bat
பந்து, pandhu, panthu > ball, football
கால்பந்து, kaalpandhu, kalpandhu, kaalpanthu > football, soccer ball
பூப்பந்து, இறகுப்பந்து, poopandhu, iragu pandhu > badminton, racket, shuttlecock
ஹாக்கி மட்டை, hockey mattai > hockey stick
மேசைப்பந்து, டேபிள் டென்னிஸ், mesai pandhu > table tennis
யோகா பாய், யோகா மேட், yoga paai, yoga pai > yoga mat
பொம்மை, பொம்மைகள், bommai, bommaigal, pommai > doll, teddy bear, soft toy, toy, toys
மர பொம்மை, மரப்பொம்மை, mara bommai, mara bommaigal > wooden toy, wooden, channapatna
விளையாட்டு பொருட்கள், விளையாட்டு சாமான், vilayattu porul, vilaiyattu saman > toys, toy, game, doll, ludo, puzzle
கரடி பொம்மை, karadi bommai > teddy bear, soft toy
பட்டம், காத்தாடி, காற்றாடி, pattam, kaathadi, kathadi, kaatraadi > kite, kites, patang
தாயம், லூடோ, dhayam, thayam > ludo, snakes ladders
புதிர், pudhir, puthir > puzzle, jigsaw
மேளம், பறை, melam, maelam > drum, djembe
அறிவியல் கருவி, ariviyal kit, அறிவியல் > science kit, science
சோப்பு, சோப், soppu, sopu, soap > soap
முடி எண்ணெய், தலை எண்ணெய், கூந்தல் எண்ணெய், கூந்தல் தைலம், mudi ennai, thalai ennai, thala ennai, koondhal ennai > hair oil, bhringraj
முக எண்ணெய், muga ennai > face oil, kumkumadi
பன்னீர், ரோஜா நீர், ரோஸ் வாட்டர், roja neer > rose water, gulab jal
மருதாணி, மெஹந்தி, மெஹெந்தி, marudhani, maruthani, marudani, mehandhi > mehndi, henna
முகப்பூச்சு, ஃபேஸ் பேக், muga poochu > face pack, ubtan, face mask
முகம் கழுவும், ஃபேஸ் வாஷ், muga vash > face wash
நோட்டு, நோட்டு புத்தகம், நோட்டுப் புத்தகம், குறிப்பேடு, nottu puthagam, note puthagam, kurippedu, nottu > notebook, register, copy ruled
பேனா, pena, paena, peena > pen, fountain pen, ball pen
பென்சில், pencil > pencil
வண்ணங்கள், வண்ணம், வர்ணம், vannam, varnam, vannangal > colours, crayons, watercolour
புத்தகம், புத்தகங்கள், puthagam, puththagam, pusthagam > book, story book, cookbook, notebook
சமையல் புத்தகம், samayal puthagam, samaiyal puthagam > cookbook, recipe book
பறவை புத்தகம், paravai puthagam, paravaigal > bird book, indian birds, birds
ஜியோமெட்ரி பாக்ஸ், ஜாமெட்ரி பாக்ஸ், வடிவியல் பெட்டி, geometry petti > geometry box, compass box, geometry
கம்பளி நூல், kambali nool, நூல், nool > yarn, wool, knitting yarn
பூந்தொட்டி, பூ தொட்டி, பூச்சட்டி, poonthotti, poo thotti, poothotti, poochatti, thotti, தொட்டி > planter, flower pot, pot, gamla
பல்பு, விளக்கு பல்பு, balbu, palbu > bulb, led bulb
துணி கூடை, கூடை, koodai, kudai koodai, thuni koodai > laundry basket, basket
ஓவியம், ஓவியங்கள், சுவர் ஓவியம், oviyam, oaviyam > painting, print, madhubani, photo frame
சுவர் கடிகாரம், கடிகாரம், suvar kadigaram, suvar kadikaram, kadigaram, kadikaram > wall clock, clock
நாற்காலி, narkali, naarkaali > chair
மேசை, mesai > table
திரைச்சீலை, thiraiseelai > curtain
விளக்குமாறு, vilakkumaru, thudaippam, துடைப்பம் > broom
வாளி, vaali > bucket
நகை, நகைகள், nagai, nagaigal > jewellery, necklace, earrings, bangles
கம்மல், தோடு, kammal, thodu > earrings, jhumka
வளையல், valaiyal, valayal > bangles, bangle
கொலுசு, kolusu > anklet, payal
பை, kai pai, கைப்பை > bag, handbag
சிவப்பு, sivappu, sigappu, sevappu > red
நீலம், நீல, neelam, neela niram, நீல நிற > blue
பச்சை, pachai, pachchai > green
மஞ்சள், manjal > yellow, turmeric
கருப்பு, கறுப்பு, karuppu, karupu > black
வெள்ளை, vellai > white
பட்டு, pattu > silk
பருத்தி, காட்டன், paruthi, parutthi > cotton
கம்பளி, kambali > wool, woollen
தோல், thol, thoal > leather
மர, மரம், மரத்தாலான, mara, marathaalana > wooden, wood
இரும்பு, irumbu > iron, cast iron
பித்தளை, pithalai, piththalai > brass
செம்பு, sembu > copper
எஃகு, எவர்சில்வர், eversilver, ever silver > steel, stainless steel
மண், களிமண், mann, kalimann > clay, terracotta
கண்ணாடி, kannadi > glass
வெள்ளி, velli > silver
மூங்கில், moongil > bamboo
காகிதம், காகித, kagidham, kaagitham > paper
பெண்கள், மகளிர், பெண்களுக்கான, pengal, pengalukku, pengalukkana, magalir > women, ladies
ஆண்கள், ஆண்களுக்கான, aangal, aangalukku, aangalukkana > men, mens
குழந்தைகள், குழந்தை, குழந்தைகளுக்கான, kuzhandhai, kuzhanthai, kuzhandhaigal, kulanthai > kids, baby
`
