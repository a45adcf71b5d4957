import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sunnahPicturePrefix } from '@sufra/contracts';
import { drawSketch, drawSunnahFood, readSketch } from '@sufra/plates';
import { languages } from '@sufra/texts';
import { indexPage } from './index-page.ts';
import { sampleMails } from './sample-mails.ts';
import { samplePeople } from './sample-people.ts';

/** Every mail for every sample name and in every language, as HTML and as text; answers the page that lists them. */
export async function writePreviews(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rows = await Promise.all(Object.keys(sampleMails).map(mail => writeMail(folder, mail)));
  const index = join(folder, 'index.html');
  await writeFile(index, indexPage(rows));
  return index;
}

/** Every name in English, and a plain one in each other language. */
const readers = [
  ...Object.entries(samplePeople).map(([person, name]) => ({ person, name, language: 'en' })),
  ...languages
    .filter(language => language !== 'en')
    .map(language => ({ person: language, name: 'Amina Yılmaz', language })),
];

async function writeMail(folder: string, mail: string) {
  let subject = '';
  const files = [];
  for (const { person, name, language } of readers) {
    const sample = sampleMails[mail]?.(name, language);
    if (!sample) throw new Error(`there is no sample of ${mail}`);
    const file = `${mail}.${person}`;
    await writeFile(join(folder, `${file}.html`), withPictures(sample.html));
    await writeFile(join(folder, `${file}.txt`), `Subject: ${sample.subject}\n\n${sample.text}`);
    subject ||= sample.subject;
    files.push({ person, file });
  }
  return { mail, subject, files };
}

/** The pages lie in a folder, and no site answers for their pictures: they are drawn into them. */
const withPictures = (html: string) =>
  html.replaceAll(/(?<=<img[^>]* src=")[^"]+(?=")/g, url => {
    const name = basename(url, '.png');
    const sketch = readSketch(name);
    const svg = sketch
      ? drawSketch(sketch, 'light')
      : drawSunnahFood(name.replace(sunnahPicturePrefix, ''), 'light');
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  });
