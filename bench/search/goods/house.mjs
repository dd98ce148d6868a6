/** For the kitchen, the house, the garden and the phone. The columns are those of `readKinds` in ../goods.mjs. */
export const house = `
# Kitchen & Steelware
pressure-cooker | Pressure Cooker, Inner Lid Cooker, Handi Cooker | प्रेशर कुकर | | stainless steel, aluminium | | 2 L, 3 L, 5 L | | 799-2999 | | x10
kadhai | Kadhai, Karahi, Deep Wok | कड़ाही~ | | cast iron, stainless steel, aluminium | | 24 cm, 28 cm, 30 cm | | 449-1999 | For frying and sabzi. | x9
tawa | Tawa, Roti Tava, Dosa Pan | तवा | | iron, non-stick | | 26 cm, 30 cm | | 249-1199 | | x8
frying-pan | Frying Pan, Fry Pan, Skillet | फ्राइंग पैन | | non-stick, stainless steel | | 22 cm, 26 cm | | 449-1899 | | x6
tiffin | Tiffin Box, Lunch Box, Dabba | टिफ़िन | Insulated | stainless steel, plastic | blue, pink | 2 containers, 3 containers | | 199-1199 | For school and office. | x10
water-bottle | Water Bottle, Flask, Sipper Bottle | पानी की बोतल~ | | stainless steel, copper, plastic | blue, black | 500 ml, 1 L | | 149-1199 | | x10
plates | Dinner Plate, Thali, Dinner Set | थाली~ | | stainless steel, melamine, brass | | Set of 6, Set of 4 | | 349-2999 | | x9
glasses | Drinking Glass Set, Tumbler, Lassi Glass | गिलास | | stainless steel, glass, brass | | Set of 6 | | 199-999 | | x7
spoons | Spoon Set, Cutlery Set, Serving Ladle | चम्मच | | stainless steel, wood | | Set of 6, Set of 12 | | 99-699 | | x7
knife | Kitchen Knife, Vegetable Chopper, Chaku | चाकू | | stainless steel | | 15 cm, 20 cm | | 79-599 | | x6
masala-dabba | Masala Dabba, Spice Box | मसाला डब्बा | | stainless steel, wood | | 7 bowls | | 449-1499 | To keep spices. | x7
storage-jars | Storage Jar, Kitchen Container Set, Airtight Canister | डिब्बा | | plastic, glass, stainless steel | | Set of 3, Set of 6 | | 199-1299 | For atta, dal and sugar. | x9
chakla-belan | Chakla Belan, Rolling Pin and Board | चकला बेलन | | wood, marble | | | | 249-899 | For rolling rotis. | x5
mixer-grinder | Mixer Grinder, Juicer Mixer | मिक्सर ग्राइंडर | | | white, black | 500 W, 750 W | | 1999-4999 | Grinds chutney and masala. | x6
gas-stove | Gas Stove, Gas Chulha, Induction Cooktop | गैस चूल्हा | | glass, stainless steel | black | 2 burners, 3 burners | | 1499-4999 | | x6
kettle | Electric Kettle, Tea Kettle | केतली~ | | stainless steel | | 1.5 L, 1.8 L | | 599-1499 | For boiling water and tea. | x5
rice-cooker | Electric Rice Cooker | राइस कुकर | | | white | 1 L, 1.8 L | | 1499-2999 | Cooks rice and khichdi. | x4
tea-cups | Tea Cup Set, Chai Glass Set, Kulhad | चाय के कप^ | | ceramic, clay, glass | | Set of 6 | | 199-899 | | x7
hot-pot | Casserole, Roti Box, Hot Pot | कैसरोल | | stainless steel, plastic | | 1.5 L, 2.5 L | | 349-1299 | Keeps rotis hot. | x5
strainer | Tea Strainer, Chalni, Flour Sieve | छलनी~ | | stainless steel | | | | 49-249 | | x5
mortar | Mortar and Pestle, Khal Batta, Okhli | खल बट्टा | | marble, brass, iron | | | | 299-999 | Grinds ginger and spices. | x5
coffee-filter | South Indian Coffee Filter, Dabara Set | कॉफ़ी फ़िल्टर | | stainless steel, brass | | 200 ml | | 299-999 | | x4

# Home & Living
bedsheet | Bedsheet, Bed Sheet with Pillow Covers, Bed Cover | चादर~ | Printed, Jaipuri | cotton | blue, pink, green, white | Double, Single | | 299-1799 | | x11
blanket | Blanket, Quilt, Razai, Comforter | रज़ाई~ | Jaipuri, AC | cotton, wool | blue, maroon | Double, Single | | 699-3499 | Warm in winter. | x8
pillow | Pillow, Fibre Pillow | तकिया | | cotton | white | Set of 2 | | 249-899 | | x5
curtain | Curtain, Door Curtain, Window Curtains | पर्दा | | cotton, polyester | blue, brown, green | 5 ft, 7 ft | | 299-1299 | | x7
doormat | Doormat, Foot Mat | पायदान | | cotton, coir | brown, grey | | | 99-499 | | x5
towel | Bath Towel, Hand Towel, Gamcha | तौलिया | | cotton | white, blue, pink | | | 129-699 | | x7
cushion-cover | Cushion Cover | कुशन कवर | Embroidered | cotton, silk | red, yellow | Set of 5 | | 249-899 | | x5
carpet | Carpet, Floor Rug, Dari | कालीन | Handwoven | wool, cotton | red, blue | 3 x 5 ft, 5 x 7 ft | | 599-4999 | | x6
wall-clock | Wall Clock, Alarm Clock | घड़ी~ | | wood, plastic | black, white | 30 cm | | 299-1499 | | x6
bulb | LED Bulb, Tube Light | बल्ब | | | white | 9 W, 12 W | | 99-499 | | x6
fan | Ceiling Fan, Table Fan | पंखा | | | white, brown | 1200 mm | | 1199-3499 | | x6
bucket | Bucket, Bathroom Mug and Bucket | बाल्टी~ | | plastic, stainless steel | blue, green | 18 L | | 199-899 | | x5
broom | Broom, Floor Jhadu | झाड़ू | | | | | | 99-299 | Sweeps the floor. | x4
mop | Spin Mop, Floor Wiper | पोछा | | plastic | blue | | | 199-1499 | | x4
laundry-basket | Laundry Basket, Laundry Bag | कपड़ों की टोकरी~ | | bamboo, plastic | | | | 249-1299 | | x4
painting | Wall Painting, Madhubani Painting, Photo Frame | पेंटिंग~ | Framed | wood | | 30 x 40 cm | | 299-1999 | Decoration for the wall. | x6
saree-cover | Saree Cover, Saree Storage Bag | साड़ी कवर | | cotton, plastic | pink | Pack of 6 | | 199-599 | Keeps sarees free of dust. | x4
shoe-rack | Shoe Rack, Shoe Stand | जूता रैक | | plastic, iron | black | 4 shelves | | 499-1999 | | x4
mosquito-net | Mosquito Net, Foldable Bed Net | मच्छरदानी~ | | polyester | blue, white | Double, Single | | 399-1299 | | x5
lamp | Table Lamp, Night Lamp | लैंप | | wood, brass | white | | | 299-1499 | | x5
chair | Chair, Study Chair, Office Chair | कुर्सी~ | | wood, plastic | brown, blue | | | 599-3999 | | x5
hangers | Clothes Hangers | हैंगर | | plastic, wood | | Pack of 12 | | 149-499 | | x3
yarn | Knitting Yarn, Wool Balls | ऊन~ | | wool | red, white | 200 g | | 149-599 | For knitting sweaters. | x4

# Mobile & Electronics
phone-cover | Phone Cover, Mobile Back Case, Flip Cover | मोबाइल कवर | | silicone, leather | black, blue, transparent | | | 99-599 | | x9
charger | Fast Charger, Mobile Charger Adapter, USB Cable | चार्जर | | | white, black | 20 W, 33 W | | 149-999 | | x8
earphones | Earphones, Bluetooth Earbuds, Headphones | ईयरफ़ोन | | | black, white | | | 199-2499 | | x9
power-bank | Power Bank, Portable Charger | पावर बैंक | | | black, white | 10000 mAh, 20000 mAh | | 799-1999 | | x6
screen-guard | Tempered Glass, Screen Guard | स्क्रीन गार्ड | | glass | | | | 79-299 | Protects the phone. | x4
smartwatch | Smart Watch, Fitness Band | स्मार्ट वॉच~ | | | black, pink | | | 999-3999 | | x6
speaker | Bluetooth Speaker, Home Theatre | स्पीकर | | | black, red | 10 W | | 699-3999 | | x6
extension-board | Extension Board, Power Strip | एक्सटेंशन बोर्ड | | | white | 4 sockets | | 249-799 | | x4
iron | Dry Iron, Steam Iron | कपड़े की इस्त्री~ | | | white | 1000 W | | 549-1799 | Press for clothes. | x5
hair-dryer | Hair Dryer | हेयर ड्रायर | | | pink, black | 1200 W | | 599-1799 | | x4
torch | Rechargeable Torch, Emergency Light | टॉर्च~ | | | black | | | 149-899 | | x5
trimmer | Beard Trimmer, Electric Shaver | ट्रिमर | | | black | | men | 599-1999 | | x5

# Garden
planter | Planter, Flower Pot, Gamla | गमला | | clay, plastic, ceramic | white, brown | 15 cm, 20 cm | | 99-899 | | x8
seeds | Vegetable Seeds, Flower Seeds, Tulsi Seeds | बीज | Organic | | | 20 g | | 49-249 | | x6
watering-can | Watering Can, Spray Bottle | पानी का फव्वारा | | plastic, iron | green | 5 L | | 129-599 | | x4
compost | Vermicompost, Cow Dung Manure, Potting Soil | खाद~ | Organic | | | 5 kg | | 149-499 | Food for plants. | x5
khurpi | Garden Trowel, Khurpi, Gardening Tool Set | खुरपी~ | | iron | | | | 99-499 | | x4
hose | Garden Hose Pipe, Water Pipe | पानी का पाइप | | rubber | green | 10 m, 15 m | | 299-999 | | x4

# Tools & Hardware
screwdriver | Screwdriver Set, Pechkas | पेचकस | | iron | | Set of 6 | | 99-599 | | x5
hammer | Claw Hammer, Hathoda | हथौड़ा | | iron | | 500 g | | 149-499 | | x4
drill | Drill Machine, Impact Drill Kit | ड्रिल मशीन~ | | | | 500 W | | 1299-3999 | | x4
lock | Padlock, Door Lock, Number Lock | ताला | | brass, iron | | 50 mm, 65 mm | | 149-899 | | x6
tape-measure | Measuring Tape, Inch Tape | इंची टेप | | | yellow | 5 m | | 79-249 | | x3
rope | Nylon Rope, Clothesline Rope | रस्सी~ | | nylon, jute | | 20 m | | 79-299 | | x4
ladder | Folding Ladder, Step Stool | सीढ़ी~ | | aluminium | | 4 steps | | 1499-3999 | | x3
`
