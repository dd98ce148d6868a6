/** Kinds of clothes, jewellery and things of the house, as in kinds.ts: by a part of the shop, a room or a use. */
export const KINDS_AT_HOME = `
menswear, mens wear, mens clothing, mens clothes, mens fashion, gents wear, gents clothes, mardon kapde, purush kapde > mens clothing
womenswear, womens wear, womens clothing, womens clothes, womens fashion, ladies wear, ladies clothes, auraton kapde, mahila kapde > womens clothing, saree, kurti, salwar suit, lehenga, palazzo, leggings, womens dress
kidswear, kids wear, kids clothing, kids clothes, kids fashion, children clothes, childrens wear, children clothing, bachchon kapde, bacchon kapde, बच्चों कपड़े > kids clothing, frock, kids dress
baby clothes, babywear, baby wear, infant wear > romper, jhabla, baby frock, baby dress, swaddle
outerwear > jacket, coat, sweater, cardigan, hoodie, blazer, shawl, pullover
knitwear, woollens, woolens, woollen clothes, woolen clothes, ooni kapde > sweater, cardigan, pullover, shawl, muffler, woollen cap, gloves
activewear, sportswear, sports wear, gym wear, gymwear > track pants, sports shoes, shorts, yoga pants, sports bra
loungewear, nightwear, night wear, night dress > nighty, night gown, night suit, pajama, nightdress
lingerie > bra, panty, camisole, nightdress, petticoat
topwear, top wear, upper wear > shirt, t-shirt, kurta, kurti, top, blouse, sweatshirt
pants, pant > trousers, jeans, chinos, palazzo, track pants, leggings
tops > kurti, tunic, t-shirt, blouse
sweater > cardigan, pullover
jacket, jackets > nehru jacket, waistcoat
saree accessories > petticoat, blouse, saree fall, saree pin, saree cover
dress, dresses > frock, gown, kurti, lehenga, anarkali
indian dress, indian clothes, indian clothing, ethnic clothes, ethnic clothing, ethnic dress, traditional clothes, traditional dress, desi kapde > saree, kurta, lehenga, salwar suit, sherwani, dhoti, kurti, dupatta
groom wear, groom dress, groom outfit, dulha dress, dulhe kapde, shadi sherwani > sherwani, nehru jacket
bridal wear, bridal dress, bridal outfit, dulhan kapde, dulhan dress, dulhan joda > bridal lehenga, lehenga, banarasi saree
footwear > mojari, flip flop, floaters, wedges, clogs, gumboots, sports shoes, high heels, ballerina, stilettos
shoe, shoes, joota, जूता, जूते > derby shoes, oxford shoes, boots, office shoes, school shoes, trainers, mojari
trainers, gym shoes, training shoes, jogging shoes, joggers shoes, walking shoes, sports shoes, daudne joote > running shoes, sports shoes, sneakers
hiking shoes, hiking boots, trekking shoes, trekking boots, mountain shoes > trekking boots, trekking shoes
rain shoes, barsati joote > gumboots, rain boots
ethnic shoes, ethnic footwear, traditional shoes, traditional footwear > mojari, jutti
ornament, ornaments, jewels, jewelery, jewellary, abhushan, gehne, zewar, jewellery set > jewellery, necklace, earring, bangle, ring, anklet
watch, wrist watch, wristwatch > smart watch
timepiece > watch, clock
baggage, travel bag, travel bags, travelling bag > trolley bag, suitcase, duffle bag, backpack, rucksack
carry bag, shopping bag, grocery bag, sabzi bag, sabzi thaila, cloth bag > jhola, jute bag, tote bag, shopping bag
school bags, college bag, kids bag, bachchon bag > school bag, backpack
bed linen, bedlinen, linens > bedsheet, pillow cover, blanket, quilt, bed cover
bath linen > towel, bath mat, bathrobe
kitchen linen, table linen > tablecloth, napkin, table mat, apron
winter bedding, odhne > blanket, quilt, razai, comforter
soft furnishing, soft furnishings > curtain, cushion cover, bedsheet, carpet, rug
floor covering, flooring > carpet, rug, mat, dari, doormat
storage, storage solution > container, basket, rack, shelf, organiser, storage bag, jar, canister
cleaning, housekeeping, saaf safai, सफाई, सफ़ाई > broom, mop, wiper, duster, dustpan, detergent, phenyl, scrubber, brush, toilet cleaner
bathroom, washroom, gusalkhana > bucket, mug, soap dish, towel, bath mat, shower curtain, geyser
bedroom, शयनकक्ष > bedsheet, pillow, blanket, mattress, curtain, mosquito net
living room, drawing room > cushion cover, curtain, carpet, painting, sofa cover, wall clock
dining > dinner set, dinner plate, table mat, glass, spoon, casserole
tableware, serveware, servingware, table ware > plate, thali, bowl, glass, dinner set, tray, spoon, jug, cup, casserole
crockery > tea cup, mug, saucer, dinner set, tumbler
drinkware, barware > glass, tumbler, mug, cup, bottle, flask
bakeware, baking > cake tin, mould, oven, baking tray, whisk, measuring cup
cookware, cooking utensils, cooking vessel, cooking vessels, cooking pots, khana banane bartan > pan, kadhai, tawa, pressure cooker, wok, handi, frying pan, saucepan, pateela, degchi
utensil, utensils, bartan > kadhai, tawa, thali, dinner set, tumbler, patila, kadai, ladle, lota
kitchen tools, kitchen gadgets > peeler, grater, chopper, knife, strainer, rolling pin, ladle, tongs, lighter, mortar pestle
wall decor, wall decoration, wall art, wall decorations, deewar sajavat > painting, photo frame, wall hanging, poster, wall clock, wallpaper
artwork, art work, wall frame, canvas art, tasvir > painting, poster, photo frame
decor, decoration, sajawat, home decor, home decoration, ghar sajawat > painting, lamp, cushion cover, curtain, planter, toran, idol, carpet, lantern, string lights, vase
clock, clocks > wall clock, alarm clock, table clock
bottle > water bottle, flask, sipper
pot, pots > planter, patila, handi
fan, pankha > ceiling fan, table fan, exhaust fan
bath, bathing, nahane > soap, body wash, towel, bucket, mug, shampoo
knitting, bunai, crochet > yarn, wool balls, knitting needles, crochet hook
fabric care, laundry, kapde dhone > detergent, washing powder, laundry basket, laundry bag, clothesline, bucket
ironing, kapde press > iron, steam iron, ironing board
machhar, macchar, mosquito > mosquito net, mosquito repellent, mosquito bat
`
