/** Title and publisher, as they call themselves; what the page says of them is in its own words. */
export const sources: readonly string[] = [
  'Cold Food Storage Chart (FoodSafety.gov, U.S. Department of Health and Human Services)',
  'Safe Minimum Internal Temperature Chart (USDA Food Safety and Inspection Service)',
  'Lamb and Goat Marketing: Dressing Percentages; Processing Terminology (Cornell University)',
  'How Much Meat to Expect from a Beef Animal (Mississippi State University Extension, P3489)',
  'I. T. Kadim, O. Mahgoub, R. W. Purchas: A review of the growth, and of the carcass and meat quality characteristics of the one-humped camel (Meat Science 80, 2008)',
];
