/** Festivals, books, play, beauty and the rest. */
export const LEISURE = `
festival, tyohar, festive, utsav
diwali, deepavali, dipavali
worship, puja, pooja, prayer
temple, mandir
bell, ghanti
incense, incense stick, agarbatti, dhoop
sandalwood, sandal, chandan
idol, murti, statue
rangoli, alpana
colour, color, colours, rang
gift, uphar, tohfa, present
book, books, kitab, pustak
notebook, copy, diary, journal
pen, kalam
pencil, pensil
paint, watercolour, watercolor, rang, jalrang
drawing, art, kala, chitrakala
geometry box, compass box, geometry kit
bird, birds, panchhi, pakshi, chidiya
story, stories, kahani
recipe, cookbook, cooking, pakkala
science, vigyan
map, naksha
toy, toys, khilona, khilone
doll, gudiya
teddy, teddy bear, soft toy, bhalu
kite, kites, patang
puzzle, jigsaw, paheli
drum, dhol, dholak
game, games, khel
sport, sports, khel
ball, gend
bat, balla
cricket bat, balla
football, soccer
badminton, racket, racquet
table tennis, ping pong
running, daud, jogging
trekking, hiking
beauty, saundarya
cosmetic, cosmetics, makeup, shringar
soap, sabun
shampoo, shampu
hair, kesh, baal
hair oil, kesh tel, baalon ka tel
face, chehra, mukh
face pack, ubtan, face mask
rose, gulab
rose water, gulab jal
henna, mehndi, mehendi, mehandi
neem, nim
medicine, dawa, dawai, aushadhi
comb, kanghi
perfume, itr, attar, scent
toothbrush, brush
towel, tauliya
cycle, bicycle, saikil
phone, mobile, fon
battery, cell
cover, case
set, kit, combo
cheap, sasta, saste
dog, kutta, kutte
dog food, kutte khana, pet food
cat, billi
diaper, diapers, nappy, langot
feeding bottle, baby bottle
rattle, jhunjhuna
cradle, jhula, palna
rakhi, raksha sutra
camphor, kapoor, kapur
puja thali, pooja thali, aarti thali, aarti plate
garland, toran, mala
vermilion, sindoor, kumkum, roli
crayon, crayons, wax colours
eraser, rubber
ruler, scale
storybook, story book, kahani kitab
carrom, carom
playing cards, taash
dumbbell, dumbbells, dumbell
skipping rope, jump rope
toothpaste, manjan
kajal, kohl, surma
nail polish, nail paint
talcum powder, talc
moisturiser, moisturizer, lotion, cream
hair colour, hair dye
deodorant, deo
sanitary pads, sanitary napkins
fuller earth, multani mitti
aloe vera, gwarpatha
chess, shatranj
perfume, fragrance, itr, attar
board game, ludo, carrom, chess
`
