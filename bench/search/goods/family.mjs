/** For children, body, prayer and play. The columns are those of `readKinds` in ../goods.mjs. */
export const family = `
# Toys & Games
soft-toy | Teddy Bear, Soft Toy, Stuffed Elephant | टेडी बियर | | cotton | pink, brown, white | 30 cm, 60 cm | kids | 249-1299 | | x8
toy-car | Toy Car, Remote Control Car, Pull Back Bus | खिलौना गाड़ी~ | | plastic, wood | red, blue | | kids | 149-1499 | | x8
doll | Doll, Doll House Set, Gudiya | गुड़िया~ | | plastic, cotton | pink | | kids | 199-1299 | | x6
blocks | Building Blocks, Block Set | ब्लॉक | | plastic, wood | | 60 pieces, 100 pieces | kids | 299-999 | | x5
ludo | Ludo Board, Snakes and Ladders Game | लूडो | | wood, plastic | | | kids | 99-499 | Family board game. | x5
chess | Chess Set, Shatranj Board | शतरंज~ | Magnetic | wood, plastic | | | kids | 199-1499 | Board game. | x5
carrom | Carrom Board, Carrom Coins | कैरम बोर्ड | | wood | | 26 inch, 32 inch | kids | 299-2499 | | x5
puzzle | Jigsaw Puzzle, Brain Puzzle, Cube Puzzle | पहेली~ | | wood, plastic | | 60 pieces, 500 pieces | kids | 149-799 | | x6
kite | Kites, Patang with Manjha | पतंग~ | | paper | | Pack of 10, Pack of 25 | kids | 99-399 | | x4
wooden-toy | Wooden Spinning Top, Wooden Lattu, Wooden Toy Train | लकड़ी का खिलौना | Channapatna | wood | | | kids | 99-699 | | x6
musical-toy | Toy Piano, Toy Drum, Toy Xylophone | खिलौना बाजा | | plastic, wood | | | kids | 249-1499 | | x5
science-kit | Science Experiment Kit, Robotics Kit | विज्ञान किट | | | | | kids | 499-1999 | | x4

# Books & Stationery
notebook | Notebook, Long Register, Copy Ruled | कॉपी~ | Ruled, Unruled | paper | | A4, A5, Pack of 6 | | 49-499 | For school and college. | x9
pen | Ball Pen, Gel Pen, Fountain Pen | कलम~ | | | blue, black | Pack of 10 | | 49-999 | | x8
pencil | Pencil Set, Drawing Pencils | पेंसिल~ | | wood | | Pack of 10 | | 40-249 | | x5
colours | Crayons, Water Colours, Sketch Pens, Colour Pencils | रंग | | | | 12 shades, 24 shades | kids | 49-499 | For drawing and painting. | x8
geometry-box | Geometry Box, Compass Box | ज्यामिति बॉक्स | | | | | kids | 99-349 | | x5
storybook | Story Book, Panchatantra Tales, Bedtime Stories | कहानी की किताब~ | | paper | | | kids | 99-499 | In English and Hindi. | x7
cookbook | Cookbook, Indian Recipe Book | रेसिपी की किताब~ | | paper | | | | 199-699 | | x4
religious-book | Bhagavad Gita, Ramayan, Hanuman Chalisa Book | भगवद गीता~, रामायण~, हनुमान चालीसा~ | | paper | | | | 49-699 | | x6
diary | Diary, Planner, Leather Journal | डायरी~ | | leather, paper | brown, blue | | | 149-699 | | x5
tape | Glue Stick, Sticky Tape, Fevi Adhesive | गोंद | | | | | | 20-149 | | x4
bird-book | Nature Guide Book, Indian Trees Book | प्रकृति की किताब~ | | paper | | | | 249-599 | | x3

# Beauty & Ayurveda
hair-oil | Hair Oil, Amla Hair Oil, Onion Hair Oil, Bhringraj Tel | बालों का तेल, आँवला तेल, प्याज़ का तेल, भृंगराज तेल | Ayurvedic | | | 100 ml, 200 ml, 500 ml | | 90-499 | Against hair fall. | x9
shampoo | Shampoo, Herbal Shampoo, Shikakai Shampoo | शैम्पू | | | | 200 ml, 400 ml | | 120-449 | | x6
soap | Bath Soap, Neem Soap, Sandal Soap | साबुन, नीम साबुन, चंदन साबुन | | | | 100 g, Pack of 4 | | 40-299 | | x8
face-cream | Face Cream, Cold Cream, Moisturiser, Sunscreen Lotion | फ़ेस क्रीम~, कोल्ड क्रीम~, मॉइस्चराइज़र, सनस्क्रीन~ | | | | 50 g, 100 ml | | 99-599 | | x8
face-wash | Face Wash, Neem Face Wash | फ़ेस वॉश | | | | 100 ml | | 99-349 | | x5
face-pack | Multani Mitti, Ubtan Face Pack, Face Mask | मुल्तानी मिट्टी~, उबटन, फ़ेस मास्क | | | | 100 g | | 79-399 | | x5
mehndi | Mehndi Cone, Henna Powder | मेहंदी~ | | | | 100 g, Pack of 12 | women | 49-299 | For hands and hair. | x5
kajal | Kajal, Eyeliner, Surma | काजल | | | black | | women | 79-399 | | x5
lipstick | Lipstick, Lip Gloss, Lip Balm | लिपस्टिक~ | Matte | | red, pink, brown | | women | 99-699 | | x7
nail-polish | Nail Polish, Nail Paint Set | नेल पॉलिश~ | | | red, pink | | women | 59-299 | | x4
sindoor | Sindoor, Liquid Kumkum | सिंदूर | | | red | | women | 39-199 | | x4
bindi | Bindi, Bindi Stickers | बिंदी~ | | | red, maroon | | women | 20-99 | | x4
perfume | Perfume, Attar, Deodorant Spray | इत्र | | | | 50 ml, 100 ml | women, men | 149-1299 | | x8
face-oil | Kumkumadi Oil, Face Serum | कुमकुमादि तेल | | | | 30 ml | women | 249-999 | | x4
rose-water | Rose Water, Gulab Jal Toner | गुलाब जल | | | | 100 ml, 200 ml | | 60-249 | | x5
chyawanprash | Chyawanprash | च्यवनप्राश | | | | 500 g, 1 kg | | 190-449 | For immunity. | x4
ayurvedic-powder | Triphala Churna, Ashwagandha Powder, Amla Powder | त्रिफला चूर्ण, अश्वगंधा चूर्ण, आँवला चूर्ण | Ayurvedic | | | 100 g, 200 g | | 90-399 | | x6
toothpaste | Toothpaste, Herbal Dant Manjan, Toothbrush Pack | टूथपेस्ट | | | | 100 g, 200 g | | 49-249 | | x6
comb | Comb, Wooden Neem Comb, Hair Brush | कंघी~ | | wood | | | | 39-299 | | x5
balm | Pain Balm, Headache Balm | बाम | Ayurvedic | | | 10 g, 50 g | | 40-190 | | x4

# Festive & Puja
diya | Diya, Deepak, Oil Lamp | दीया | Hand-Painted | clay, brass | red | Set of 12, Set of 2 | | 99-999 | For Diwali and daily puja. | x9
agarbatti | Agarbatti, Incense Sticks | अगरबत्ती~ | Sandalwood, Rose, Mogra | | | 100 sticks, 200 sticks | | 40-349 | | x7
dhoop | Dhoop Sticks, Sambrani Cups, Dhoop Cones | धूप~ | | | | Pack of 12 | | 49-249 | | x5
camphor | Camphor, Bhimseni Kapoor | कपूर | | | | 50 g, 100 g | | 79-349 | For aarti. | x4
idol | Ganesh Idol, Lakshmi Murti, Krishna Statue | गणेश मूर्ति~, लक्ष्मी मूर्ति~, कृष्ण मूर्ति~ | | brass, marble, clay | golden | 10 cm, 20 cm | | 249-3999 | | x10
puja-thali | Puja Thali Set, Aarti Plate | पूजा की थाली~ | | brass, stainless steel, copper | | | | 249-1499 | | x7
bell | Puja Bell, Temple Ghanti | घंटी~ | | brass | | | | 149-1199 | | x5
kalash | Kalash, Lota | कलश | | copper, brass | | | | 149-999 | For puja water. | x5
rangoli | Rangoli Powder, Rangoli Stencil Set | रंगोली~ | | | | 10 shades | | 99-399 | For Diwali. | x4
toran | Door Toran, Bandhanwar, Marigold Garland | तोरण | | cotton | orange, yellow | | | 149-699 | Hung at the door for festivals. | x5
rakhi | Rakhi Set, Designer Rakhi, Kids Rakhi | राखी~ | | | red | Set of 2, Set of 5 | | 99-599 | For Raksha Bandhan. | x5
lantern | Paper Lantern, Akash Kandil | कंदील | | paper | orange, yellow | | | 99-499 | For Diwali. | x4
candles | Candles, Scented Candle Set, Tealight Candles | मोमबत्ती~ | | | white, red | Set of 12 | | 99-699 | | x5
lights | LED String Lights, Fairy Lights, Diwali Jhalar | झालर~ | | | yellow, blue | 10 m | | 149-599 | Decoration for Diwali. | x6
gulal | Holi Gulal, Herbal Holi Colours, Pichkari | गुलाल | Herbal | | pink, yellow, green | Pack of 4 | | 79-399 | For Holi. | x6
gift-box | Dry Fruit Gift Box, Diwali Gift Hamper, Corporate Gift Set | उपहार | | | | 400 g, 800 g | | 399-2499 | A gift for Diwali and weddings. | x7

# Cricket & Sports
cricket-bat | Cricket Bat, Tennis Ball Bat | क्रिकेट बैट | Kashmir Willow | wood | | Size 5, Size 6, Full size | | 499-3499 | | x8
cricket-ball | Leather Cricket Ball, Cricket Tennis Ball | क्रिकेट गेंद~ | | | red | Pack of 3, Pack of 6 | | 99-999 | | x6
football | Football, Soccer Ball | फ़ुटबॉल~ | | rubber | white | Size 4, Size 5 | | 349-1299 | | x5
badminton | Badminton Racket, Shuttlecock, Racquet Set | बैडमिंटन रैकेट | | | blue | Set of 2 | | 249-1999 | | x7
table-tennis | Table Tennis Bat, Ping Pong Set | टेबल टेनिस बैट | | wood | | | | 249-1299 | | x4
yoga-mat | Yoga Mat, Exercise Mat | योगा मैट~ | | rubber, jute | purple, blue | 6 mm, 8 mm | | 349-1499 | | x7
skipping-rope | Skipping Rope, Jump Rope | कूदने की रस्सी~ | | plastic | | | | 99-399 | | x4
dumbbells | Dumbbell Set, Gym Weights | डंबल | | iron, rubber | | 2 kg, 5 kg, 10 kg | | 399-2999 | For the gym at home. | x6
helmet | Bike Helmet, Cycling Helmet | हेलमेट | | | black, red | M, L | | 699-2499 | | x4
volleyball | Volleyball, Basketball | वॉलीबॉल~ | | rubber | | | | 349-999 | | x4
hockey-stick | Hockey Stick | हॉकी स्टिक~ | | wood | | 36 inch | | 399-1799 | | x3

# Baby Care
diapers | Baby Diapers, Diaper Pants, Cloth Nappy | डायपर | | cotton | | S, M, L | baby | 199-1199 | | x6
baby-bottle | Feeding Bottle, Baby Sipper | दूध की बोतल~ | | plastic, glass | | 125 ml, 250 ml | baby | 149-499 | | x5
rattle | Baby Rattle, Jhunjhuna, Teether | झुनझुना | | wood, plastic | | | baby | 79-399 | | x5
baby-wipes | Baby Wet Wipes | बेबी वाइप्स | | | | Pack of 72 | baby | 99-299 | | x3
baby-blanket | Baby Blanket, Swaddle Wrap, Baby Godri | बच्चे का कंबल | | cotton | pink, blue | | baby | 249-899 | | x5
cradle | Baby Cradle, Jhula Swing, Palna | पालना | | wood, cotton | | | baby | 999-3999 | | x4
baby-oil | Baby Massage Oil, Baby Lotion | बच्चे की मालिश का तेल | | | | 100 ml, 200 ml | baby | 120-399 | | x5
baby-soap | Baby Soap, Baby Shampoo | बच्चे का साबुन | | | | 75 g | baby | 60-299 | | x4

# Pet Supplies
dog-food | Dog Food, Puppy Food, Dog Treats | कुत्ते का खाना | | | | 1 kg, 3 kg | | 149-999 | | x6
dog-leash | Dog Leash, Dog Collar | कुत्ते का पट्टा | | nylon, leather | red, black | | | 149-699 | | x5
cat-food | Cat Food | बिल्ली का खाना | | | | 1 kg | | 199-699 | | x4
dog-toy | Dog Chew Toy, Pet Ball | कुत्ते का खिलौना | | rubber | | | | 99-399 | | x4
bird-feed | Bird Feed, Fish Food | चिड़िया का दाना | | | | 500 g, 1 kg | | 79-299 | | x4
`
