/** Play, sport, school, art, books and the rest. */
export const LEISURE = `
festival, tyohar, festive, utsav
diwali, deepavali, dipavali
worship, puja, pooja, prayer
temple, mandir
bell, ghanti
incense, incense stick, agarbatti, dhoop, धूप
sandalwood, sandal, chandan
colour, color, colours, rang
gift, uphar, tohfa, present
book, books, kitab, pustak
notebook, copy, diary, journal
pencil, pensil
drawing, art, kala, chitrakala
bird, birds, panchhi, pakshi, chidiya
story, stories, kahani
recipe, cookbook, cooking, pakkala
science, vigyan
map, naksha
doll, gudiya, गुड़िया
teddy, teddy bear, soft toy, bhalu, भालू
kite, kites, patang
drum, dhol, dholak, ढोल
game, games, khel, खेल
sport, sports, khel, खेल
cricket bat, balla, बल्ला
badminton, racket, racquet
running, daud, jogging, दौड़
beauty, saundarya
soap, sabun
shampoo, shampu
hair oil, kesh tel, baalon ka tel
face, chehra, mukh
rose, gulab
rose water, gulab jal
henna, mehndi, mehendi, mehandi
neem, nim
medicine, dawa, dawai, aushadhi
toothbrush, brush
cycle, bicycle, saikil
cover, case
set, kit, combo
cheap, sasta, saste
dog food, kutte khana, pet food
diaper, diapers, nappy, langot
puja thali, pooja thali, aarti thali, aarti plate
vermilion, sindoor, kumkum, roli
crayon, crayons, wax colours
storybook, story book, kahani kitab
playing cards, taash
moisturiser, moisturizer, lotion, cream
hair colour, hair dye
fuller earth, multani mitti
chess, shatranj
toy, khilona, टॉय
toy car, car khilona, remote car
toy train, train khilona, rail gaadi
toy gun, bandook
clay dough, play dough, modelling clay
slime, putty
spinning top, lattu
marbles, kanche, goti
yo yo, yoyo
bubble gun, bubble maker, bulbula
tricycle, tri cycle, teen pahiya
teddy, soft toy, bhalu, stuffed toy, plush toy, भालू
educational toy, learning toy, gyan khilona
flash cards, flashcards, learning cards
puzzle, jigsaw, paheli, pazal
rubik cube, magic cube, cube puzzle
abacus, ginti frame
snakes ladders, saanp seedhi
carrom, kairam
carrom coins, carrom goti
business game, vyapar
dice, pasa
flute, bansuri, basuri
harmonium, baja, haarmoniyam
guitar, gitar
ukulele, yukulele
manjira, jhanj
ghungroo, dance bells
tambourine, daf, dafli
ball, gend, बॉल, गेंद
bat, balla, बैट, बल्ला
stumps, wickets
cricket pads, batting pads, leg guard
football, soccer, phutbol
volleyball, volley ball
basketball, basket ball
badminton racket, badminton bat
shuttlecock, shuttle cock
table tennis, ping pong, tt bat
skates, skating shoes
skateboard, skate board
swimming goggles, swim goggles
dumbbell, dambal, gym weights
gym, jim, workout, kasrat, vyayam
skipping rope, jump rope, kudne rassi, rassi kood
push up bar, push up stand
hand grip, hand gripper
treadmill, walking machine
exercise cycle, exercise bike, gym cycle
yoga mat, exercise mat
yoga block, yoga brick
yoga pants, yoga leggings
cycle pump, air pump, hawa pump
cycle light, cycle lamp
notebook, copy, exercise book, note book, register, kaapi
pen, kalam, ballpoint
fountain pen, ink pen
ink, syahi
gel pen, jel pen
pencil box, pencil case, pencil pouch, jometri box
geometry box, compass box, geometry kit, jometry box
sharpener, shapnar
eraser, rubber, रबड़
ruler, scale, foota
colour pencils, pencil colours
marker, markar
highlighter, hailaitar
whiteboard, white board, marker board
chalk, khadiya, चॉक
blackboard, black board, shyampatt
drawing book, sketch book, sketchbook
drawing, art, chitrakala, कला
paint, rang, watercolour, water colour, jalrang
acrylic paint, acrylic colours
poster colours, poster paint
fabric paint, fabric colours
canvas board, painting canvas, kainvas
easel, painting stand
stickers, stikar
glue stick, gluestick
stapler, steplar
punching machine, hole punch, paper punch
file, folder, फाइल
clipboard, clip board, exam board, exam pad, writing pad
calendar, kailendar, panchang
stationery, stationary, steshnari
stamp, mohar
cello tape, sticky tape, transparent tape
novel, upanyas, fiction
story book, storybook, kahaniya
dictionary, shabdkosh
ramayan, ramcharitmanas
poetry, kavita, poem, shayari
biography, jeevani, autobiography, atmakatha
cookbook, recipe book, khana banane kitab
alphabet book, abc book, varnamala
history, itihas
mathematics, maths, ganit
general knowledge, gk, samanya gyan
bookmark, book mark
book stand, rehal, book holder
telescope, durbin
binoculars, durbin
magnifying glass, magnifier
`
