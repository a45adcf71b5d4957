export interface Testimonial {
  words: string;
  /** Of whom one may imagine them; never the name of a person. */
  from: string;
}

/** SAMPLES, written by us: no member has said them, and the page says so. Members' own words take their place. */
export const testimonials: Testimonial[] = [
  {
    words: 'Half an hour to maghrib, four eggs and a tired bunch of spinach. We ate well, and on time.',
    from: 'A family in Ramadan',
  },
  {
    words: 'I no longer read the back of every packet in my head. It tells me which ones to read.',
    from: 'A cook who is new to halal',
  },
  {
    words: 'Two of us or ten, I turn one number and the amounts are right. The rice is right as well.',
    from: 'A host of many guests',
  },
];
