/** What is looked for by the name of all of its kind: the words before the sign find those after it, and not the other way round. */
export const KINDS = `
spice, spices, masala > turmeric, chilli powder, coriander powder, cumin, garam masala, cardamom, clove, cinnamon, black pepper, mustard seeds, asafoetida, saffron, fenugreek
dry fruit, dry fruits, nuts, meva, mewa, sukhe meve > almond, cashew, raisin, walnut, pistachio, foxnut, dates, figs
toy, toys, khilona > doll, puzzle, teddy, rattle, building blocks, kite, ludo, carrom, toy car
utensil, utensils, bartan, cookware > wok, pan, pressure cooker, plate, glass, spoon, bowl, pot, tiffin
stationery > pen, pencil, notebook, eraser, ruler, crayons, geometry box
jewellery, jewelry, gehna, zevar > necklace, earring, bangle, ring, anklet, nose pin, mangalsutra
cosmetics, makeup, shringar > lipstick, kajal, nail polish, foundation, eyeliner, bindi
grocery, groceries, kirana, ration > rice, wheat flour, dal, oil, sugar, salt, tea, ghee
puja, pooja, puja samagri, worship > agarbatti, dhoop, camphor, diya, kalash, puja thali, idol, bell
sweet, sweets, mithai, मिठाई > laddu, barfi, kaju katli, gulab jamun, rasgulla, soan papdi
clothes, kapda, garment, apparel > saree, kurta, kurti, shirt, t-shirt, jeans, dress, lehenga, frock
mobile accessories, phone accessories > phone cover, charger, earphones, power bank, screen guard, data cable
bedding, bistar > bedsheet, pillow, blanket, quilt, mattress
winter wear, garam kapda, winter clothes, woollens > sweater, shawl, jacket, muffler, gloves, thermal wear, cardigan, sweatshirt, hoodie
baby care > diaper, baby soap, feeding bottle, rattle, baby oil, baby blanket
gardening, bagwani > seeds, planter, watering can, compost, trowel
tools, auzar > hammer, screwdriver, pliers, drill, wrench, saw
sports goods, khel samagri > bat, ball, football, racket, skipping rope, dumbbell
snack, snacks, nashta > namkeen, chips, biscuit, makhana, papad
ethnic wear > saree, kurta, lehenga, salwar suit
kameez > shirt, शर्ट, kurta, salwar suit
footwear > shoe, joota, chappal, sandal, slipper, boots, heels, jutti, sneakers, loafers
shoe, shoes, joota, जूता, जूते > sneakers, loafers, boots, sports shoes, running shoes, formal shoes, canvas shoes
ghadi, घड़ी > watch, clock, wall clock, wrist watch
jersey > sweater, pullover
running shoes, sports shoes > sneakers, trainers
sneakers, trainers > sports shoes, running shoes, canvas shoes
undergarment, undergarments, innerwear > bra, panty, briefs, vest, baniyan, boxer, trunks
bottom wear, bottoms > trousers, jeans, leggings, palazzo, shorts, track pants, churidar
traditional wear, indian wear > saree, kurta, lehenga, salwar suit, sherwani, dhoti, anarkali
western wear > jeans, t-shirt, dress, top, shirt, skirt, jumpsuit
sleepwear, sleep wear > night suit, nightdress, pajama
rainwear, rain wear > raincoat, umbrella, gumboots
headwear > cap, hat, turban, beanie
skirt > ghagra
earring, earrings, kaan ki bali > jhumka, studs, hoops, ear cuff
necklace, haar > choker, long necklace, pendant set
bangle, bangles, choodi, चूड़ी, चूड़ियाँ > kada, chooda
hair accessories, hair accessory > hair clip, hair band, scrunchie, hair pin, gajra, juda pin
suhag, solah shringar, suhag samagri > bindi, sindoor, bangle, mangalsutra, alta, kajal, payal
eyewear > spectacles, sunglasses, reading glasses
bag, bags > handbag, backpack, tote, sling bag, clutch, rucksack, jhola
purse > handbag, clutch, wallet, sling bag
luggage > suitcase, trolley bag, duffle bag, travel bag, backpack
cooking oil, edible oil, khane ka tel > mustard oil, groundnut oil, sunflower oil, coconut oil, sesame oil, olive oil, soybean oil, rice bran oil
dal, daal, pulses, lentils > toor dal, moong dal, chana dal, urad dal, masoor dal, rajma, lobia
flour > wheat flour, besan, maida, rice flour, ragi flour, corn flour
millet, millets > bajra, jowar, ragi
vegetable, vegetables, sabzi, sabji > potato, onion, tomato, brinjal, okra, cauliflower, cabbage, carrot, spinach, peas, capsicum
fruit, fruits, phal > apple, banana, mango, orange, grapes, pomegranate, papaya, guava, watermelon
namkeen > bhujia, sev, chivda, chakli, mathri, mixture
beverage, beverages, drinks > juice, sharbat, soft drink, tea, coffee, lassi
toffee, candy > chocolate
crockery, dinnerware > dinner set, plate, bowl, cup, mug
cutlery > spoon, fork, knife
kitchenware > wok, pan, pressure cooker, plate, spoon, bowl, knife, container
kitchen appliances, kitchen appliance > mixer grinder, kettle, toaster, oven, induction, juicer, blender, air fryer, sandwich maker
home appliances, appliances > fan, iron, heater, geyser, vacuum cleaner, cooler, washing machine, refrigerator, mixer grinder
furniture > chair, table, bed, sofa, wardrobe, shelf, stool, bookshelf
decor, decoration, sajawat, home decor > vase, wall hanging, photo frame, showpiece, artificial flowers, candle, wind chime, wall clock, painting
home furnishing, furnishing, home linen > bedsheet, curtain, cushion cover, carpet, towel, tablecloth, blanket
light, lights, batti, lighting, बत्ती > bulb, lamp, tube light, lantern, string lights, ceiling light, led
lamp > diya, lantern, table lamp
diya, deepak > oil lamp, brass lamp
led > bulb, led light
jhadu pocha, safai, cleaning supplies > broom, mop, wiper, detergent, phenyl, scrubber, duster, dustpan
toiletries > soap, shampoo, toothpaste, toothbrush, handwash
bathroom accessories > bucket, mug, soap dish, bath mat, shower curtain, towel
electricals > bulb, switch, wire, plug, socket, extension board
hardware > nails, screws, hinge, lock, hammer
mosquito killer, machhar bhagane > mosquito repellent, mosquito coil, mosquito bat, mosquito net
sewing, silai, tailoring > needle, sewing thread, scissors, sewing machine, measuring tape, buttons
diwali, deepavali, diwali decoration > diya, rangoli, string lights, toran, candle, lantern
holi > gulal, pichkari, water balloons
raksha bandhan, rakshabandhan > rakhi
karwa chauth, karva chauth > karwa, chalni
navratri, navratra > dandiya, chunri, ghagra choli
janmashtami > laddu gopal, flute, jhula
christmas, xmas > santa, christmas tree
birthday decoration, birthday party > balloon, birthday candle, party popper, banner
skin care, skincare > face wash, moisturiser, sunscreen, face cream, face pack, toner, serum
hair care, haircare > shampoo, conditioner, hair oil, hair serum
oral care, dental care > toothpaste, toothbrush, mouthwash, tongue cleaner
shaving, grooming > razor, shaving cream, trimmer, beard oil, aftershave
ayurvedic, ayurveda, jadi buti > chyawanprash, ashwagandha, triphala, giloy, churan, shilajit
musical instrument, musical instruments, vadya > tabla, harmonium, flute, guitar, dholak, ukulele
board game, board games, indoor games > ludo, carrom, chess, snakes ladders, playing cards
gym, fitness, exercise, kasrat, vyayam > dumbbell, yoga mat, skipping rope, resistance band, treadmill
school supplies > notebook, pencil, pen, school bag, geometry box, lunch box, eraser
art supplies, art material > paint, crayons, sketch pens, canvas, paint brush, drawing book
office supplies > file, stapler, pen, notebook, calculator
computer accessories, laptop accessories > mouse, keyboard, laptop bag, laptop stand, pen drive, webcam, mouse pad
car accessories > car cover, seat cover, car perfume, car charger
bike accessories > helmet, bike cover, riding gloves
pet supplies, pet accessories > dog food, dog collar, leash, cat litter, bird cage
travel accessories > neck pillow, luggage tag, passport holder, eye mask
`
