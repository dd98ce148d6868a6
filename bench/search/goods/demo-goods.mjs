/** Grading of the demo shop's products on sale: name | price | kind | modifiers. */
export const demoGoods = `
Maheshwari Silk Cotton Saree | 3450 | saree | material=silk,cotton style=Handloom for=women
Bagru Block Print Cotton Saree | 1290 | saree | material=cotton colour=red,black style=Printed for=women
Men's Handloom Khadi T-Shirt | 1150 | tshirt | material=khadi,cotton colour=blue for=men
Chikankari Cotton Kurti | 1680 | kurti | material=cotton colour=white style=Chikankari for=women
Kutch Bandhani Dupatta | 890 | dupatta | material=silk style=Bandhani for=women
Pashmina Wool Stole | 4200 | stole | material=wool,pashmina for=women
Jaipuri Block Print Robe | 1390 | nightwear | material=cotton colour=blue style=Printed for=women
Triply Steel Frying Pan, 26 cm | 2290 | frying-pan | material=stainless-steel size=26-cm
Cast Iron Kadhai, 30 cm | 1390 | kadhai | material=cast-iron,iron size=30-cm
Stainless Steel Pressure Cooker, 5 L | 2750 | pressure-cooker | material=stainless-steel size=5-l
Airtight Glass Spice Jars, Set of 6 | 790 | storage-jars | material=glass size=set-of-6
Brass Filter Coffee Set | 980 | coffee-filter | material=brass
Steel Tiffin Carrier, 4 Tiers | 1240 | tiffin | material=stainless-steel
Forged Chef's Knife, 20 cm | 1290 | knife | material=stainless-steel size=20-cm
Insulated Tumbler with Straw, 600 ml | 749 | water-bottle | material=stainless-steel
Aged Basmati Rice, 5 kg | 845 | rice | size=5-kg
Alphonso Mangoes, Box of 12 | 1490 | mango |
Lakadong Turmeric Powder | 275 | turmeric | size=250-g
Byadgi Red Chilli Powder, 500 g | 320 | chilli | size=500-g
Cold Pressed Groundnut Oil, 1 L | 385 | groundnut-oil | size=1-l
Raw Forest Honey, 500 g | 540 | honey | size=500-g
Assam CTC Tea | 460 | tea | size=1-kg style=Assam
Roasted Makhana, Pepper and Salt, Pack of 4 | 299 | makhana | style=Roasted
Brass Akhand Diya | 690 | diya | material=brass,glass
Hand-Painted Clay Diyas, Set of 21 | 349 | diya | material=clay style=Hand-Painted
Rangoli Colours, 10 Shades | 260 | rangoli | size=10-shades
Sandalwood Agarbatti, 250 Sticks | 310 | agarbatti | style=Sandalwood
Brass Temple Bell, 12 cm | 1190 | bell | material=brass
Paper Lantern Akash Kandil | 220 | lantern | material=paper
Dry Fruit Gift Box, 1 kg | 1850 | gift-box | size=1-kg
Kashmir Willow Cricket Bat, Full Size | 2199 | cricket-bat | material=wood size=full-size
Mulberry Wood Hockey Stick | 1690 | hockey-stick | material=wood
Table Tennis Bats, Pair | 980 | table-tennis |
Graphite Badminton Racket | 1850 | badminton |
Match Football, Size 5 | 1120 | football | size=size-5
Natural Jute Yoga Mat, 5 mm | 1490 | yoga-mat | material=jute,rubber
Family Dartboard with Six Darts | 2190 | dartboard |
Kolhapuri Leather Chappals | 1350 | chappal | material=leather size=uk-8
Rajasthani Mojari | 1190 | juti | material=leather size=uk-6
Everyday Running Shoes | 2490 | running-shoes | material=mesh size=uk-9
Formal Leather Derby Shoes | 3290 | formal-shoes | material=leather colour=brown size=uk-9 for=men
Women's Block Heel Sandals | 1590 | heels | for=women size=uk-5
High-Ankle Trekking Boots | 2890 | boots | size=uk-8
Channapatna Wooden Yo-Yo | 240 | wooden-toy | material=wood style=Channapatna for=kids
Patang Kites with Manjha, Set of 10 | 320 | kite | material=paper for=kids
Ludo and Snakes & Ladders Board | 399 | ludo | material=wood for=kids
Handmade Cotton Teddy Bear | 620 | soft-toy | material=cotton for=kids,baby
1,000-Piece Jigsaw: Ghats of Varanasi | 850 | puzzle |
Junior Djembe Drum | 2650 | musical-toy | material=wood for=kids
Science Kit: 30 Kitchen Experiments | 1199 | science-kit | for=kids
Kumkumadi Face Oil, 30 ml | 1150 | face-oil |
Neem and Tulsi Soap, Pack of 6 | 360 | soap |
Bhringraj Hair Oil, 200 ml | 420 | hair-oil | size=200-ml
Rose Water Toner, 200 ml | 299 | rose-water | size=200-ml
Rajasthani Henna Powder, 500 g | 340 | mehndi |
Sandal Face Pack (Ubtan), 100 g | 450 | face-pack | size=100-g
Handmade Paper Notebook, A5 | 420 | notebook | material=paper size=a5
Ebonite Fountain Pen | 1890 | pen |
Watercolour Pan Set, 24 Colours | 1350 | colours | size=24-shades
The Little Book of Indian Birds | 495 | bird-book |
Cookbook: Everyday Dals | 650 | cookbook |
Student's Geometry and Art Kit | 380 | geometry-box | for=kids
Jaipuri Razai, Double | 2690 | blanket | material=cotton size=double style=Jaipuri
Kullu Wool Yarn, 400 g | 890 | yarn | material=wool
Terracotta Planters, Set of 3 | 890 | planter | material=clay
Warm White LED Bulbs, Pack of 4 | 499 | bulb | colour=white
Bamboo Laundry Basket | 1090 | laundry-basket | material=bamboo
Framed Madhubani Print, 30 × 40 cm | 1590 | painting | style=Framed
Ceramic Chai Cups, Set of 6 | 720 | tea-cups | material=ceramic size=set-of-6
Wall Clock with Devanagari Numerals | 1290 | wall-clock | material=wood
`
