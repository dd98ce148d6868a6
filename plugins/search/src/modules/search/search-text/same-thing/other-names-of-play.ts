/** Other names of toys, stationery, care, worship, sport and what babies and pets need. */
export const OTHER_NAMES_OF_PLAY = `
teddy bear, teddy, soft toy, stuffed toy, plush toy
toy car, rc car, pull back car, khilona car
doll, barbie, gudiya, dollhouse, doll house
building blocks, blocks, block set, block game
snakes ladders, saap seedhi, saanp seedhi
carrom, karam board
chess, shatranj
puzzle, jigsaw, jigsaw puzzle, brain teaser, cube, rubiks cube, paheli
spinning top, lattu, bhawra, top toy
rattle, jhunjhuna, ghunghuna, teether
science kit, experiment kit, science experiment, science experiment kit, robotics kit
kite, patang, kites, patangen
notebook, note book, notepad, copy, register, exercise book, writing pad, kaapi, ruled copy
pen, ball pen, ballpen, ballpoint pen, ball point, biro, dot pen, kalam
pencil, pencils
sketch pens, felt pens, felt tip pens, colour pens, color pens
crayons, wax crayons, colour pencils, color pencils, colouring pencils
water colours, watercolours, water colors, watercolors, paint set, paints
geometry box, compass box, instrument box, maths box, geometry set
glue, glue stick, gum, adhesive, fevicol, fevistick, gond, paste
sticky tape, cello tape, cellotape, adhesive tape
diary, planner, journal, organiser, personal diary
story book, storybook, kahani kitab
cookbook, cook book, recipe book, vyanjan kitab, रेसिपी
bhagavad gita, bhagwat gita, geeta, gita book
ramayan, ramcharitmanas
hanuman chalisa, chalisa
hair oil, hair tel, baal tel, baalon tel, sir tel, champi tel, champi oil, kesh tel
shampoo, hair wash, hair cleanser, shampu
soap, bath soap, bathing soap, bathing bar, soap bar, sabun, sabun tikki
face cream, cream, chehre cream, moisturiser
sunscreen, sun screen, suncream, sunblock, sun protection, sunscreen lotion, spf, सनस्क्रीन
lotion, body lotion, moisturiser, moisturizer
face wash, facewash, face cleanser, cleanser, facial wash
face pack, face mask, facial mask, ubtan, multani mitti, lep
face serum, serum, face oil, facial oil
multani mitti, multani matti, fuller earth
mehndi, henna, mehandi, heena, mehndi cone, henna powder
kajal, kohl, eyeliner, eye pencil, kohl pencil, anjan, surma
lipstick, lip stick, lip colour, lipistick
nail polish, nail paint, nail enamel, nail varnish, nail lacquer, nailpaint
sindoor, kumkum, vermilion
bindi, tikli, forehead sticker
perfume, attar, itr, cologne, scent, body mist, eau toilette
deodorant, deo, deodorant spray, body spray, deospray
rose water, gulab jal, gulabjal, toner, gulab pani
chyawanprash, chawanprash
triphala, triphala churna
ashwagandha, withania
churan, powder
toothpaste, tooth paste, dental cream, dant manjan, manjan
toothbrush, tooth brush, dental brush
comb, kanghi, kangha, hair comb, hair brush
balm, baam, pain balm, headache balm, vapour rub
diya, deepak, oil lamp, deepam, deya, jyot, samai
agarbatti, incense stick, incense, joss sticks, udbatti
dhoop, dhoop batti, dhoopbatti, dhoop stick, dhoop sticks, dhoop cones, sambrani
camphor, kapoor, karpur
idol, murti, statue, vigraha, pratima, figurine
ganesh, ganpati, vinayak, gajanan
lakshmi, mahalaxmi, lakshmi ji
krishna, kanha, kanhaiya, gopal
shiva, mahadev, shankar, bholenath
puja thali, pooja thali, puja plate, aarti thali, aarti plate, puja thali set
puja bell, temple bell, ghanti, ghanta
kalash, lota, tambe lota
rangoli, rangoli powder, rangoli colour, kolam
toran, bandanwar, bandarwal, door garland, door hanging
rakhi, rakhri
lantern, kandil, akash kandil, kandeel, paper lantern
candle, mombatti, tealight, scented candle, मोमबत्तियां
string lights, fairy lights, jhalar, series light, serial light, serial lights, rice light, decorative light, decoration light, diwali light, diwali lights, deepawali light, led lights
gulal, abeer, abir, holi colour, holi colours, holi rang, holi powder, colour powder, rang gulal
pichkari, water gun, holi gun
gift hamper, gift box, gift set, gift pack, gift basket
cricket bat, bat, balla, cricket balla
cricket ball, leather ball, season ball, cricket gend, क्रिकेट बॉल
football, soccer ball, soccer, foot ball
badminton, badminton racket, racket, racquet, shuttlecock, shuttle
table tennis, tt, ping pong, tabletennis, tt bat
yoga mat, exercise mat, gym mat, workout mat, fitness mat, yoga chatai
skipping rope, jump rope, jumping rope, rassi koodne, kudne rassi
dumbbell, weights, gym weights, dumble
hockey stick, hockey
diaper, diapers, nappy, diaper pants, pampers, huggies
feeding bottle, baby bottle, milk bottle, nursing bottle, feeder, baby feeder, baby sipper, dudh bottle
wipes, baby wipes, wet wipes, baby tissue
swaddle, baby blanket, baby wrap, godri, baby godri, godadi, baby quilt, baby kambal
cradle, baby cot, crib, bassinet, jhula, palna, baby swing, baby bed
baby oil, baby massage oil, massage oil, baby malish tel, malish tel, baby lotion
dog food, puppy food, pedigree, dog treats, dog snacks, dog biscuit, kutte khana
dog leash, dog collar, dog belt, dog chain, dog rope, dog lead, kutte patta, kutte chain, pet leash, pet collar, pet belt
cat food, kitten food, billi khana
dog toy, chew toy, dog chew, chew bone, pet toy
bird feed, bird food, bird seed, bird seeds, chidiya dana, pakshi dana
fish food, fish feed, aquarium food
`
