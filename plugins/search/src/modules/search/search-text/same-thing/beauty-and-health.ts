/** Beauty, hygiene and health. */
export const BEAUTY_AND_HEALTH = `
cosmetic, makeup, make up, mekap, shringar
lipstick, lip colour, lipistick, hoth lali
lip balm, lip care, hoth balm
lip gloss, lip shine
foundation, foundeshan
compact, face powder
blush, blusher, rouge
eyeliner, liner
eyeshadow, eye shadow
kajal, kohl, surma, kajol
nail polish, nail paint, nakhun polish, nailpolish
nail polish remover, nail paint remover
nail cutter, nail clipper, nakhun katar, nakhun cutter
manicure kit, pedicure kit, nail kit
alta, mahawar
vanity box, vanity case, makeup box
face wash, facewash, फेस वॉश, chehra dhone
moisturiser, moisturizer, lotion, loshan
sunscreen, sun screen, sun cream, sunblock, dhoop cream
scrub, exfoliator
face pack, face mask, ubtan, lep
aloe vera, aloevera, gwarpatha, ghritkumari
aloe vera gel, aloevera jel
rose water, gulabjal
bathing soap, nahane ka sabun, bath soap, bathing bar
body wash, shower gel, bath gel
handwash, hand wash, hath dhone sabun
sanitiser, sanitizer, senitizer
loofah, luffa, bath sponge
sponge, spanj, sponj
pumice stone, jhama, foot scrubber
body oil, massage oil, malish tel
massager, massage machine, malish machine, masajar
conditioner, kandishnar
hair, kesh, baal, बाल, हेयर
almond oil, roghan badam
hair gel, hair wax
hair spray, hair mist
hair dryer, hair drier, hairdryer, baal sukhane machine
curling iron, curler
hair removal cream, hair remover, baal hatane cream
waxing strips, wax strips, waxing kit
comb, kanghi, kangha
hair brush, hairbrush
razor, ustara, rezar
shaving cream, shaving foam, shaving gel
aftershave, after shave
wig, nakli baal, hair extension
epilator, hair plucker
tweezers, plucker
perfume, itr, attar, scent, fragrance, इत्र
deodorant, deo, body spray, deodrant
talcum powder, talc, body powder, telkam powder
essential oil, aroma oil, sugandhit tel
diffuser, oil burner
toothpaste, tooth paste, manjan, tuthpest
tooth powder, dant manjan, dantmanjan
toothbrush, tooth brush, dant brush
tongue cleaner, jeebh saaf, jibh cleaner, tongue scraper
mouthwash, mouth wash
sanitary pads, sanitary napkins, period pads
cotton balls, cotton roll, rui, cotton wool
cotton buds, cotton swabs, kaan saaf
wipes, wet tissue
ayurvedic, ayurveda, jadi buti, herbal
herbs, jadi buti, jadibuti
chyawanprash, chawanprash
ashwagandha, asgandh
giloy, guduchi
tulsi drops, tulsi ark
isabgol, psyllium
digestive, hajma, churan
pain relief, dard nivarak, dard oil
inhaler, vaporiser, vaporizer
steam inhaler, bhaap machine, vaporizer
thermometer, tharmameter, bukhar naapne
blood pressure, bp machine, bp monitor
glucometer, sugar machine, sugar test
nebulizer, nebuliser
hot water bag, heating pad, heat bag
ice bag, ice pack, baraf thaili
bandage, patti
band aid, adhesive bandage
first aid, prathmik upchar
knee cap, knee support, ghutna cap
back support, waist belt, kamar belt
walking stick, chhadi, lathi
wheelchair, wheel chair, pahiya kursi
weighing machine, weight machine, vajan machine
posture corrector, posture belt
vitamin, multivitamin
acupressure, akupreshar
`
