/** What is looked for by the name of all of its kind: the words before the sign find those after it, and not the other way round. */
export const KINDS = `
spice, spices, masala > turmeric, chilli powder, coriander powder, cumin, garam masala, cardamom, clove, cinnamon, black pepper, mustard seeds, asafoetida, saffron, fenugreek
dry fruit, dry fruits, nuts, meva, mewa, sukhe meve > almond, cashew, raisin, walnut, pistachio, foxnut, dates, figs
footwear, joota > shoe, chappal, sandal, slipper, boots, heels, jutti
toy, toys, khilona > doll, puzzle, teddy, rattle, building blocks, kite, ludo, carrom, toy car
utensil, utensils, bartan, cookware > wok, pan, pressure cooker, plate, glass, spoon, bowl, pot, tiffin
stationery > pen, pencil, notebook, eraser, ruler, crayons, geometry box
jewellery, jewelry, gehna, zevar > necklace, earring, bangle, ring, anklet, nose pin, mangalsutra
cosmetics, makeup, shringar > lipstick, kajal, nail polish, foundation, eyeliner, bindi
grocery, groceries, kirana, ration > rice, wheat flour, dal, oil, sugar, salt, tea, ghee
puja, pooja, puja samagri, worship > agarbatti, dhoop, camphor, diya, kalash, puja thali, idol, bell
sweet, sweets, mithai > laddu, barfi, kaju katli, gulab jamun, rasgulla, soan papdi
clothes, kapda, garment, apparel > saree, kurta, kurti, shirt, t-shirt, jeans, dress, lehenga, frock
mobile accessories, phone accessories > phone cover, charger, earphones, power bank, screen guard, data cable
bedding, bistar > bedsheet, pillow, blanket, quilt, mattress
winter wear, garam kapda, winter clothes > sweater, shawl, jacket, muffler, gloves
baby care > diaper, baby soap, feeding bottle, rattle, baby oil, baby blanket
gardening, bagwani > seeds, planter, watering can, compost, trowel
tools, auzar > hammer, screwdriver, pliers, drill, wrench, saw
sports goods, khel samagri > bat, ball, football, racket, skipping rope, dumbbell
snack, snacks, nashta > namkeen, chips, biscuit, makhana, papad
ethnic wear > saree, kurta, lehenga, salwar suit
`
