import { pageLanguage } from '@sufra/web-kit';
import styles from './bodies.module.css';

interface Body {
  /** As it calls itself. */
  name: string;
  /** The same for readers of another script, whose pages load no letters for it. */
  latin?: string;
  language: string;
  address: string;
}

/** Bodies that explain what is due, for the readers of each language; they are not asked for anything, and pay for nothing. */
const bodies: Body[] = [
  { name: 'National Zakat Foundation', language: 'en', address: 'https://nzf.org.uk' },
  { name: 'Islamic Relief Worldwide', language: 'en', address: 'https://islamic-relief.org' },
  { name: 'Fiqh Council of North America', language: 'en', address: 'https://fiqhcouncil.org' },
  {
    name: 'دار الإفتاء المصرية',
    latin: 'Dar al-Ifta al-Misriyyah',
    language: 'ar',
    address: 'https://www.dar-alifta.org',
  },
  {
    name: 'دائرة الإفتاء العام الأردنية',
    latin: 'Dairat al-Ifta al-Urduniyyah',
    language: 'ar',
    address: 'https://www.aliftaa.jo',
  },
  {
    name: 'دارالافتاء جامعہ علوم اسلامیہ بنوری ٹاؤن',
    latin: 'Darul Ifta, Jamia Banuri Town',
    language: 'ur',
    address: 'https://www.banuri.edu.pk',
  },
  { name: 'Din İşleri Yüksek Kurulu', language: 'tr', address: 'https://kurul.diyanet.gov.tr' },
  { name: 'Grande Mosquée de Paris', language: 'fr', address: 'https://www.grandemosqueedeparis.fr' },
  { name: 'Badan Amil Zakat Nasional (BAZNAS)', language: 'id', address: 'https://baznas.go.id' },
];

/** Those of the reader's language first. */
export function Bodies() {
  const hasArabicScript = ['ar', 'ur'].includes(pageLanguage());
  const own = ({ language }: Body) => language === pageLanguage();
  const sorted = [...bodies.filter(own), ...bodies.filter(body => !own(body))];
  return (
    <ul className={styles.bodies}>
      {sorted.map(({ name, latin, language, address }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <bdi lang={language}>{hasArabicScript ? name : (latin ?? name)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
