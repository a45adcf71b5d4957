export interface SunnahFood {
  id: string;
  title: string;
  description: string;
  benefits: string[];
  sources: string[];
}

/** The book that every entry cites. */
export const classicalText = 'Ibn Qayyim al-Jawziyya, al-Tibb an-Nabawi (Medicine of the Prophet)';
