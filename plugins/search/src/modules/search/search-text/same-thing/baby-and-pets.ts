/** For babies, and for animals. */
export const BABY_AND_PETS = `
cloth diaper, langot
baby wipes, baby tissue
feeding bottle, baby bottle, milk bottle, nipple bottle
sipper, sippy cup
pacifier, soother, chusni
teether, teething toy
rattle, jhunjhuna, jhun jhuna
cradle, jhula, palna, baby cot, crib
baby carrier, baby sling, kangaroo bag
pram, stroller, baby gaadi, baby trolley
walker, vokar
high chair, feeding chair, baby chair
baby blanket, baby wrap, swaddle
potty seat, potty chair, toilet training seat
baby mosquito net, baby machhardani
baby sheet, dry sheet, baby mat, waterproof sheet
feeding kurti, nursing kurti, feeding gown
maternity wear, maternity dress, pregnancy dress
nazaria, evil eye
pet, paltu, janwar
dog, kutta, puppy, pilla
cat, billi, kitten, कैट
dog collar, kutte ka patta, pet collar
dog chain, leash
cat litter, litter box
dog treats, dog biscuit, pet treats
bird cage, pinjra
bird feeder, bird food, dana pani, chidiya dana
bird house, ghonsla
aquarium, fish tank, machhli ghar
fish food, machhli dana
monkey, bandar
cow, gaay, gau
snake, saanp
rabbit, khargosh
parrot, tota
peacock, mor, morpankh
butterfly, titli
owl, ullu
tortoise, turtle, kachhua
`
