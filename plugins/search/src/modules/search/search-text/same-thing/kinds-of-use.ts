/** Kinds of food, care, play, worship and gifts, as in kinds.ts: by a part of the shop, a complaint or an occasion; and shades. */
export const KINDS_OF_USE = `
staple, staples, provisions, kirana, rashan, kitchen essentials > rice, wheat flour, dal, oil, sugar, salt, tea, ghee, spices
cereal, cereals, anaj, grain, grains > rice, wheat, wheat flour, bajra, jowar, ragi, oats, maize, barley, dalia, poha
legume, legumes, pulse, pulses, dalen, dal > toor dal, moong dal, chana dal, urad dal, masoor dal, rajma, chickpeas, lobia, green gram, kabuli chana
dal, daal, lentils > green gram, black gram, red lentils, bengal gram, arhar dal
beans > rajma, kidney beans, lobia, chickpeas, soybean
yellow dal, yellow lentils, peeli dal > toor dal, moong dal
black dal, black lentils, kali dal > urad dal, black gram
whole spices, khada masala, sabut masala > cumin, cloves, cardamom, cinnamon, black pepper, mustard seeds, bay leaf
powdered spices, ground spices, pisa masala > turmeric powder, chilli powder, coriander powder, garam masala
masala powder > garam masala, turmeric powder, chilli powder, coriander powder, kitchen king masala
masala > haldi, laal mirch, dhania, jeera, kali mirch, elaichi, laung, dalchini, rai, hing, kesar
seasoning, condiment, condiments > spices, salt, black pepper, pickle, sauce, chutney
sweetener, sweeteners, meetha > sugar, jaggery, honey, mishri, sugar candy
refined oil, vegetable oil, refined tel > sunflower oil, soybean oil, groundnut oil, rice bran oil
oil, tel > mustard oil, groundnut oil, sunflower oil, coconut oil
hot drinks, hot beverage, garam peene > tea, coffee
breakfast, nashta > poha, oats, cornflakes, suji, bread, muesli, dalia, idli mix, upma, semolina
fasting, vrat, upvas, upwas, falahar, उपवास > sabudana, makhana, rock salt, sendha namak, kuttu, singhara atta, sago, rajgira
savoury, savouries, farsan, munchies, munching, tea time snacks, teatime snacks, evening snacks > namkeen, bhujia, sev, chivda, chips, biscuits, mathri, rusk
snack, snacks, nashta > bhujia, sev, chivda, cookies, rusk
indian sweets, desi mithai, dessert, desserts, meetha khana, sweet dish > kaju katli, soan papdi, laddu, gulab jamun, rasgulla, barfi, mithai
healthy snacks, diet snacks > makhana, roasted chana, almonds, dry fruits, oats
fast food, instant food, ready food > noodles, vermicelli, pasta, soup
immunity, immunity booster > chyawanprash, giloy, amla, tulsi, honey, ashwagandha
digestion, constipation, kabz, acidity, pet saaf, hazma > triphala, isabgol, churan, digestive, hajma
cold cough, sardi zukam, zukam, khansi > balm, vapour rub, steam inhaler, tulsi drops, honey
headache, sir dard, sirdard, sar dard > balm, pain balm, headache balm
pain relief, joint pain, body pain, dard dawa, ghutne dard, pain killer > pain balm, balm, pain oil, pain spray
hair fall, hairfall, hair loss, baal jhadna, hair growth > hair oil, shampoo, hair serum, bhringraj, onion oil
dandruff, rusi > shampoo, hair oil
pimple, pimples, acne, muhase, keel muhase > face wash, face pack, face mask, neem, multani mitti
glow, glowing skin, fairness, gora, nikhar > face cream, face pack, ubtan, face serum, kumkumadi oil
dry skin, rukhi tvacha > moisturiser, lotion, cold cream, body lotion, body oil
skin care, skincare, face care, tvacha > cold cream, lotion, face serum, ubtan, rose water, multani mitti, face mask, face oil
body care, personal care, hygiene > soap, shampoo, toothpaste, body lotion, handwash, deodorant
personal hygiene > soap, handwash, sanitiser, toothpaste
eye makeup, eye make up > kajal, eyeliner, mascara, eyeshadow, surma
lip makeup, lip care > lipstick, lip balm, lip gloss
fragrance, fragrances, khushbu, sugandh > perfume, attar, deodorant, body spray, agarbatti, scented candle
shaving, grooming, mens grooming > shaver, electric shaver, aftershave, beard trimmer, comb
teeth, daant, dental > toothpaste, toothbrush, tooth powder, dant manjan
educational toy, learning toy, stem toys, brain game, brain games, dimag khel > puzzle, science kit, building blocks, abacus, flash cards, cube puzzle, chess, experiment kit
musical toy, musical toys, baja khilona > toy piano, toy drum, xylophone, toy guitar
construction toy, construction toys, lego, bricks > building blocks, block set
stuffed animal, stuffed animals, stuffed toy, soft toy, plushie, plush, cuddly toy, teddy > soft toy, teddy bear, stuffed
toy vehicle, toy vehicles, vehicle toy, gaadi khilona > toy car, toy bus, toy train, toy truck, remote control car
baby toy, baby toys, infant toys, shishu khilona > rattle, teether, jhunjhuna, soft toy
traditional toys, desi khilona, lakdi khilona > spinning top, lattu, kite, wooden toy
indoor games, family game, family games, party games, board games, ghar khel > ludo, carrom, chess, snakes ladders, playing cards, puzzle, business game
outdoor games, outdoor toys, outdoor sports, maidan khel > cricket bat, football, badminton, kite, volleyball, skipping rope, basketball, hockey stick
toy, toys, khilona > soft toy, toy train, stuffed, spinning top, science kit, jhunjhuna, gudiya, patang
art craft, art supplies, drawing material, drawing kit, painting kit, hobby > crayons, colour pencils, sketch pens, water colours, paint, drawing book, canvas, clay
colours, colour, drawing colours, drawing colors, painting colours, colouring, rang, रंग > crayons, colour pencils, water colours, sketch pens, poster colours
writing instrument, writing material, likhne > pen, pencil, notebook, ball pen
stationery, stationary > gel pen, ball pen, diary, glue, tape, stapler, sketch pens, copy, register, planner
book, books, kitab, kitaben, pustak, pustaken > story book, novel, ramayan, bhagavad gita, cookbook, dictionary, panchatantra, bedtime stories, hanuman chalisa
religious book, religious books, spiritual book, spiritual books, holy book, holy books, dharmik kitab, dharmik pustak, dharm granth, granth, scripture, scriptures > bhagavad gita, ramayan, hanuman chalisa, mahabharat, vedas, puran
kids book, kids books, children book, children books, bachchon kitab, bachchon kahani > story book, panchatantra, bedtime stories, fairy tales, picture book
fairy tales, moral stories, bedtime stories, kahani, kahaniya > story book, panchatantra
gadget, electronic, electronics > earphones, charger, power bank, speaker, smart watch, phone cover, headphones
audio, music system, sound system > speaker, earphones, headphones, home theatre, bluetooth speaker
mobile accessories, phone accessories > mobile cover, back case, flip cover, tempered glass, mobile charger, usb cable, earbuds, phone holder
wearable, wearables > smart watch, fitness band
electrical, electricals, bijli > bulb, led bulb, tube light, fan, extension board, switch, power strip
small appliances, electrical appliances, electric appliances, bijli upkaran > kettle, iron, mixer grinder, toaster, hair dryer, rice cooker, fan
kitchen appliances, kitchen appliance > electric kettle, rice cooker, mixer, induction cooktop, gas stove
lighting, lights, roshni > led bulb, tube light, table lamp, night lamp, string lights, fairy lights, lantern, ceiling light
gardening, garden tools, gardening tools, bagwani, bagwani auzar > trowel, khurpi, watering can, pruner, spade, rake, garden hose, compost, planter, seeds, manure
plant food, plant fertilizer, podhe khad > compost, vermicompost, manure, fertilizer
tool, tools, toolset, tool set, hand tools, auzar > screwdriver, hammer, pliers, spanner, drill machine, measuring tape, wrench
hardware > rope, padlock, screwdriver, drill, measuring tape, ladder
home security, suraksha > lock, padlock, cctv, security camera
god, gods, bhagwan, devta, deity, deities > idol, murti, statue, ganesh, lakshmi, krishna
puja, pooja, puja samagri, pooja items, worship > dhoop, kapoor, deepak, puja bell, kumkum, incense sticks, murti, havan, kalash, lota, aarti plate, sindoor
diwali, deepavali, diwali decoration, diwali decor, diwali items, diwali sajawat > diya, deepak, fairy lights, paper lantern, rangoli, jhalar, scented candle, toran, marigold garland, string lights
holi > gulal, pichkari, holi colours, abeer
gift, uphar, tohfa, present, उपहार > gift box, gift hamper, gift set
festival decoration, festive decoration, festival decor, tyohar sajawat > toran, rangoli, string lights, lantern, diya, jhalar, garland
havan > havan samagri, havan kund, camphor, ghee, dhoop
cricket kit, cricket set, cricket gear, cricket saman > cricket bat, cricket ball, stumps, batting pads
gym equipment, fitness equipment, workout equipment, home gym, exercise equipment, workout, kasrat, vyayam > dumbbell, gym weights, yoga mat, skipping rope, resistance band, exercise mat, treadmill
yoga > yoga mat, yoga block, exercise mat
sports, sports goods, sports items, sports equipment, khel kood, खेल > cricket bat, football, badminton, racket, volleyball, hockey stick, table tennis, cricket ball, basketball
racket sports > badminton, tennis, table tennis, squash
ball, gend, गेंद > football, cricket ball, basketball, volleyball, tennis ball
baby care, baby products, baby product, infant, shishu, newborn, new born, navjaat > baby, diaper, feeding bottle, baby soap, baby oil, wet wipes, rattle, swaddle, cradle
baby bath, baby skin care, baby skincare > baby soap, baby shampoo, baby lotion, baby oil
baby feeding, baby bottle, dudh bottle > feeding bottle, baby sipper, sipper
baby bed, baby bedding, baby sleep > cradle, baby blanket, swaddle, palna, crib
pet, paltu janwar, paltu > dog, cat, puppy, kitten, bird, fish
pet food, pet feed, janwar khana > dog food, cat food, puppy food, bird feed, fish food
pet toy, pet toys > dog toy, chew toy, pet ball
dog supplies, dog items, dog accessories > dog food, dog leash, dog collar, dog toy, dog treats
girl, girls, ladki > girls, kids, women, ladies
boy, boys, ladka, ladkon > boys, kids, men
toddler, toddlers > kids, baby
unisex > men, women
metal, metallic, dhatu > steel, iron, brass, copper, aluminium
navy blue, sky blue, royal blue, dark blue, light blue, asmani, navy > blue
dark green, bottle green, light green, sea green, olive green, parrot green, mehndi green > green
wine, burgundy > maroon, wine
baby pink, hot pink, light pink, rani, rani pink, magenta, rose pink > pink
lemon yellow, mustard yellow, haldi colour > yellow
off white, offwhite, cream colour, ivory > white, off white
coffee colour, chocolate brown, dark brown, tan > brown
skin colour, khaki > beige
charcoal, dark grey, light grey, silver grey > grey
jet black > black
double bed, king size, queen size, king bed > double, king size, queen size
single bed > single
extra large > xl
double xl, 2xl > xxl
`
