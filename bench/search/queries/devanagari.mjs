/** Typed text | wanted products, in the words of `../queries.mjs`. */
export const devanagari = `
साड़ी | saree
साडी | saree
लाल साड़ी | saree colour=red
सूती साड़ी | saree material=cotton
रेशमी साड़ी | saree material=silk
बनारसी साड़ी | saree style=banarasi
लाल साड़ी ₹2000 तक | saree colour=red max=2000
नीली कुर्ती | kurti colour=blue
कुर्ती ५०० तक | kurti max=500
सलवार सूट | salwar-suit
लहंगा चोली | lehenga ; kids-lehenga:2
दुपट्टा | dupatta
चुन्नी | dupatta
ऊनी शॉल | stole material=wool
ब्लाउज | blouse
काली लेगिंग | leggings colour=black
पुरुषों का कुर्ता | kurta
कुर्ता पजामा | kurta noun=pyjama ; kurta
सफेद शर्ट | shirt colour=white
जींस | jeans
धोती | dhoti
बनियान | vest
मोज़े | socks
स्वेटर | sweater
बच्चों के कपड़े | @kids
जूते | running-shoes,formal-shoes,kids-shoes ; juti,boots:2
काले जूते | formal-shoes,running-shoes,kids-shoes colour=black
बच्चों के जूते | kids-shoes
चप्पल | chappal
महिलाओं की चप्पल | chappal for=women
सैंडल | sandals ; heels:2
मोजड़ी | juti
झुमके | earrings noun=jhumka ; earrings:2
कान की बाली | earrings
हार | necklace
लाल चूड़ियाँ | bangles colour=red
चांदी की पायल | anklet material=silver
अंगूठी | ring
मंगलसूत्र | mangalsutra
गहने | @jewellery
स्कूल बैग | school-bag
बस्ता | school-bag
बटुआ | wallet
चावल | rice
बासमती चावल 5 किलो | rice noun=basmati size=5-kg
आटा | atta
गेहूं का आटा १० किलो | atta size=10-kg
दाल | dal
अरहर दाल | toor-dal ; dal:1
मूंग दाल | moong-dal ; dal:1
राजमा | rajma
हल्दी | turmeric
लाल मिर्च पाउडर | chilli
धनिया पाउडर | coriander
जीरा | cumin
इलायची | cardamom
काली मिर्च | black-pepper
गरम मसाला | garam-masala
मसाले | spices
हींग | hing
नमक | salt
चीनी | sugar
गुड़ | jaggery
देसी घी | ghee noun=desi ; ghee
सरसों का तेल | mustard-oil ; oil:1
नारियल तेल | coconut-oil
चाय पत्ती | tea
दार्जिलिंग चाय | tea style=darjeeling
कॉफी | coffee
शहद | honey
आम का अचार | pickle noun=mango
पापड़ | papad
बेसन | besan
बादाम | almonds
काजू | cashews
सूखे मेवे | dry-fruits ; gift-box noun=dry-fruit:2
मिठाई | sweets
रसगुल्ला | sweets noun=rasgulla
नमकीन | namkeen
किराना | @masala
प्रेशर कुकर | pressure-cooker
कड़ाही | kadhai
लोहे की कढ़ाई | kadhai material=iron
तवा | tawa
टिफिन | tiffin
स्टील | * material=stainless-steel
स्टील के बर्तन | plates,kadhai,glasses,pressure-cooker,frying-pan,spoons,tiffin material=stainless-steel ; @kitchen material=stainless-steel:2
पानी की बोतल | water-bottle
तांबे की बोतल | water-bottle material=copper
थाली | plates noun=thali ; puja-thali:2 ; plates:2
चम्मच | spoons
मसाला डब्बा | masala-dabba
चकला बेलन | chakla-belan
मिक्सर | mixer-grinder
चाय के कप | tea-cups
रसोई का सामान | @kitchen
चादर | bedsheet
रजाई | blanket
तकिया | pillow
पर्दे | curtain
तौलिया | towel
दीवार घड़ी | wall-clock noun=wall
पंखा | fan
बाल्टी | bucket
झाड़ू | broom
मच्छरदानी | mosquito-net
कुर्सी | chair
मोबाइल कवर | phone-cover
मोबाइल चार्जर | charger
पावर बैंक | power-bank
ईयरफोन | earphones
गमला | planter
बीज | seeds
ताला | lock
खिलौने | @toys
बच्चों के खिलौने ₹500 तक | @toys max=500
गुड़िया | doll
पतंग | kite
शतरंज | chess
कॉपी | notebook
कहानी की किताब | storybook
पेंसिल | pencil
बालों का तेल | hair-oil
साबुन | soap ; baby-soap:2
शैम्पू | shampoo ; baby-soap noun=shampoo:2
मेहंदी | mehndi
लिपस्टिक | lipstick
काजल | kajal
मिट्टी के दीये | diya material=clay
अगरबत्ती | agarbatti ; dhoop:2
गणेश मूर्ति | idol noun=ganesh
पूजा का सामान | puja-thali,diya,agarbatti,dhoop,camphor,bell,kalash,idol
पूजा की थाली | puja-thali
रंगोली | rangoli
राखी | rakhi
दिवाली उपहार | gift-box ; sweets,dry-fruits,diya:1
क्रिकेट बैट | cricket-bat
फुटबॉल | football
योगा मैट | yoga-mat
डायपर | diapers
झुनझुना | rattle
खेतीवाला चावल | rice brand=khetiwala
`
