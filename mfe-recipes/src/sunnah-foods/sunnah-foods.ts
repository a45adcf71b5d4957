import { classicalText, type SunnahFood } from './sunnah-food.ts';

/** Static and in this order. What tradition says of a food is told as tradition, and no cure is promised by either part. */
export const sunnahFoods: SunnahFood[] = [
  {
    id: 'honey',
    title: 'Honey',
    description:
      'The Prophet ﷺ was fond of sweet things and of honey, and the Qur’an speaks of a drink of varying colours from the bees in which there is healing for people.',
    benefits: [
      'Described in the classical text as cleansing and gentle on the stomach',
      'Taken with water in the morning by tradition',
      'Given for coughs, and recommended to older people and those of a cold temperament',
    ],
    nutrition: [
      'Nearly all sugars, so a little goes a long way',
      'Not for children under one year: it may carry spores that make infants ill',
    ],
    sources: [classicalText, 'Qur’an 16:69', 'Sahih al-Bukhari 5431'],
    cookWith: 'Honey',
  },
  {
    id: 'barley-talbina',
    title: 'Barley (Talbina)',
    description:
      'Talbina is a soft porridge of barley flour, milk or water, often sweetened with honey. ʿĀʾisha had it made for the sick and for those who grieve.',
    benefits: [
      'Said to soothe the heart of the sick and to take away some of the sorrow',
      'Light to digest, so traditionally a first meal after illness',
      'Held to be nourishing while being gentle',
    ],
    nutrition: [
      'Barley has beta-glucan, a soluble fibre that makes the porridge creamy',
      'It contains gluten',
    ],
    sources: [classicalText, 'Sahih al-Bukhari 5417'],
    cookWith: 'Barley',
  },
  {
    id: 'black-seed',
    title: 'Black Seed',
    description:
      'Nigella sativa, al-ḥabba as-sawdāʾ: small, peppery seeds that a well-known saying of the Prophet ﷺ praises above most remedies.',
    benefits: [
      'Praised in the tradition as a healing in many ailments',
      'Classed by the physicians of old as warming',
      'Used in small amounts, ground or as oil, with honey or in bread',
    ],
    nutrition: [
      'An oily, peppery seed, eaten by the teaspoon as a spice is',
      'As a supplement it may act on medicines and is not tried in pregnancy: ask a doctor first',
    ],
    sources: [classicalText, 'Sahih al-Bukhari 5688'],
    cookWith: 'Black seed',
  },
  {
    id: 'olive',
    title: 'Olive',
    description:
      'The Qur’an swears by the fig and the olive, and calls the olive a blessed tree. The Prophet ﷺ said to eat its oil and to anoint oneself with it.',
    benefits: [
      'The oil is eaten as a condiment and used on skin and hair',
      'The oil of ripe olives is described as gently warming',
      'Green olives are named as strengthening for the stomach',
    ],
    nutrition: [
      'The oil is nearly all fat, most of it monounsaturated',
      'Olives in brine bring a good deal of salt',
    ],
    sources: [classicalText, 'Qur’an 24:35 and 95:1', 'Jamiʿ at-Tirmidhi 1851'],
    cookWith: 'Olives, olive oil',
  },
  {
    id: 'milk',
    title: 'Milk',
    description:
      'Pure and pleasant to those who drink it, in the words of the Qur’an. Of milk the Prophet ﷺ said that nothing else takes the place of both food and drink.',
    benefits: [
      'Counted as food and drink in one',
      'Described as nourishing and as moistening for a dry constitution',
      'Fresh milk, taken soon after milking, is preferred in the text',
    ],
    nutrition: [
      'Brings protein, calcium and vitamin B12',
      'Has lactose and milk protein, which not everybody can eat',
    ],
    sources: [classicalText, 'Qur’an 16:66', 'Sunan Abi Dawud 3730'],
    cookWith: 'Milk',
  },
  {
    id: 'grapes',
    title: 'Grapes',
    description:
      'Named again and again in the Qur’an among the gifts of gardens. They are eaten fresh, dried as raisins, green and ripe.',
    benefits: [
      'Counted with dates and figs as the foremost of fruits',
      'Described as nourishing when fully ripe',
      'Raisins are named as easy on the stomach',
    ],
    nutrition: [
      'Mostly water and sugars; raisins hold the same sugars without the water',
      'Cut them lengthways for small children, who can choke on whole ones',
    ],
    sources: [classicalText, 'Qur’an 16:67 and 80:28'],
    cookWith: 'Grapes',
  },
  {
    id: 'cucumber',
    title: 'Cucumber',
    description:
      'ʿAbdullāh ibn Jaʿfar saw the Prophet ﷺ eat cucumber together with fresh dates, the cool of the one balancing the warmth of the other.',
    benefits: [
      'Classed as cooling, and pleasant in great heat',
      'Paired with dates so that the two balance each other',
      'Described as quenching to thirst',
    ],
    nutrition: ['More than nine tenths water, and very little energy', 'Most of its fibre is in the skin'],
    sources: [classicalText, 'Sahih al-Bukhari 5440'],
    cookWith: 'Cucumber',
  },
  {
    id: 'watermelon',
    title: 'Watermelon',
    description:
      'The Prophet ﷺ ate it with fresh dates and said that the heat of this is broken by the coolness of that.',
    benefits: [
      'Classed as cooling and moist',
      'Eaten together with ripe dates for balance',
      'By tradition taken before a meal rather than after it',
    ],
    nutrition: ['About nine tenths water', 'Its red colour is lycopene, as in tomatoes'],
    sources: [classicalText, 'Sunan Abi Dawud 3836'],
    cookWith: 'Watermelon',
  },
  {
    id: 'pumpkin',
    title: 'Pumpkin',
    description:
      'Anas ibn Mālik saw the Prophet ﷺ look for the pieces of gourd around the dish at a tailor’s table, and loved it ever after. A gourd also sheltered the prophet Yūnus.',
    benefits: [
      'Described as light, moist and quick to digest',
      'Classed as cooling, and so favoured in hot weather',
      'Cooked with meat or barley in the meals that are recorded',
    ],
    nutrition: [
      'Orange flesh has much beta-carotene, which the body turns into vitamin A',
      'Little energy, and some fibre',
    ],
    sources: [classicalText, 'Qur’an 37:146', 'Sahih al-Bukhari 5379'],
    cookWith: 'Pumpkin',
  },
  {
    id: 'melon',
    title: 'Melon',
    description:
      'Sweet melon was eaten with fresh dates too. The reports use one word for melons of several kinds, and the scholars speak of both.',
    benefits: [
      'Described as refreshing and easily digested',
      'Said to be best when ripe and eaten by itself or with dates',
      'Named as cleansing in the classical text',
    ],
    nutrition: ['About nine tenths water, with vitamin C', 'Melons with orange flesh have beta-carotene too'],
    sources: [classicalText, 'Jamiʿ at-Tirmidhi 1843'],
    cookWith: 'Melon',
  },
  {
    id: 'dates',
    title: 'Dates',
    description:
      'The food of the Prophet’s ﷺ city. He broke his fast with fresh dates, or with dried ones when there were none, and praised the ʿajwa of Madina.',
    benefits: [
      'The traditional first bite after a day of fasting',
      'Described as food, fruit, sweet and provision at once',
      'Seven ʿajwa dates in the morning are praised in a well-known saying',
    ],
    nutrition: [
      'About two thirds sugars when dried, with fibre and potassium',
      'High in energy: a few are enough',
    ],
    sources: [classicalText, 'Sahih al-Bukhari 5445', 'Sunan Abi Dawud 2356'],
    cookWith: 'Dates',
  },
  {
    id: 'figs',
    title: 'Figs',
    description:
      'The Qur’an swears by the fig. It did not grow in the Hijaz, so little is reported of it there; its worth is taken from that oath.',
    benefits: [
      'Described as the most nourishing of the fresh fruits',
      'Ripe, light-skinned figs are preferred in the text',
      'Eaten with walnuts or almonds by tradition',
    ],
    nutrition: [
      'Bring fibre, potassium and some calcium',
      'Dried figs hold about three times the sugars of fresh ones, weight for weight',
    ],
    sources: [classicalText, 'Qur’an 95:1'],
    cookWith: 'Figs',
  },
  {
    id: 'pomegranate',
    title: 'Pomegranate',
    description:
      'One of the fruits of the gardens of paradise in the Qur’an, beside the date palm. The sweet and the sour kind are told apart.',
    benefits: [
      'The sweet kind is described as good for the stomach',
      'The sour kind is classed as cooling',
      'Eaten whole by tradition, seeds with the thin skin around them',
    ],
    nutrition: [
      'Has vitamin C and potassium, and fibre where the seeds are eaten',
      'The juice may act on some medicines: ask a doctor or pharmacist',
    ],
    sources: [classicalText, 'Qur’an 55:68'],
    cookWith: 'Pomegranate',
  },
  {
    id: 'fish',
    title: 'Fish',
    description:
      'The catch of the sea is lawful in the Qur’an, and fish needs no slaughter: one of the two dead things that are permitted.',
    benefits: [
      'Tender fish from clear, running water is preferred in the text',
      'Described as moistening',
      'Best fresh, and not too large',
    ],
    nutrition: [
      'Brings protein and iodine; oily fish has omega-3 fats and vitamin D',
      'Some large sea fish hold much mercury: in pregnancy the small ones are the better choice',
    ],
    sources: [classicalText, 'Qur’an 5:96', 'Sunan Ibn Majah 3314'],
    cookWith: 'Fish',
  },
  {
    id: 'garlic',
    title: 'Garlic',
    description:
      'Eaten and known for its strength. Who has eaten it raw is asked to stay away from the mosque until the smell has gone; cooking takes it away.',
    benefits: [
      'Classed as strongly warming',
      'Used in cold weather and with heavy food',
      'Gentler, and easier on one’s neighbours, when cooked',
    ],
    nutrition: [
      'Eaten in amounts too small to bring much but flavour, and it lets a dish do with less salt',
      'As a supplement it may act on medicines that thin the blood: ask a doctor',
    ],
    sources: [classicalText, 'Sahih al-Bukhari 855'],
    cookWith: 'Garlic',
  },
  {
    id: 'meat',
    title: 'Meat',
    description:
      'Promised in the Qur’an among the delights of paradise. The Prophet ﷺ liked the foreleg of the sheep, and did not eat meat every day.',
    benefits: [
      'Described as strengthening',
      'Lamb, and of it the forequarter, is preferred in the text',
      'To be eaten in measure: constant meat is advised against',
    ],
    nutrition: [
      'Brings protein, zinc, vitamin B12, and iron that the body takes up well',
      'Health authorities advise to eat red meat in measure',
    ],
    sources: [classicalText, 'Qur’an 52:22', 'Sahih al-Bukhari 3340'],
    cookWith: 'Lamb',
  },
  {
    id: 'barley-bread',
    title: 'Barley Bread',
    description:
      'The daily bread of the Prophet’s ﷺ household, unsifted and plain, and not always to be had in plenty.',
    benefits: [
      'Classed as lighter and more cooling than wheat bread',
      'Eaten with dates, vinegar or olive oil',
      'A reminder of simplicity at the table',
    ],
    nutrition: ['Bread of whole barley brings fibre, beta-glucan among it', 'It contains gluten'],
    sources: [classicalText, 'Sahih al-Bukhari 5414'],
    cookWith: 'Barley flour',
  },
];
