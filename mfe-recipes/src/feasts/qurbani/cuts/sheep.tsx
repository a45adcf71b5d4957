import { t } from '../../../texts/text.ts';
import { formatNumber } from '../shares/weights.ts';
import styles from './cuts.module.css';
import type { Cut, CutId } from './cuts.ts';

interface Shape {
  /** A cut that lies in two places has two outlines; its number stands in the first, for it is read out with the name. */
  outlines: string[];
  number: [x: number, y: number];
}

const shapes: Record<CutId, Shape> = {
  neck: { outlines: ['M96 66Q116 62 134 76L140 148Q116 142 100 112Z'], number: [117, 106] },
  shoulder: { outlines: ['M134 76Q158 68 186 70L188 152Q164 168 146 166L140 148Z'], number: [162, 118] },
  ribs: { outlines: ['M186 70Q216 66 246 68L248 142L188 152Z'], number: [217, 110] },
  loin: { outlines: ['M246 68Q274 67 300 74L300 138L248 142Z'], number: [273, 108] },
  leg: {
    outlines: ['M300 74Q340 80 350 112Q356 146 342 176L330 204Q314 206 304 198Q306 166 300 138Z'],
    number: [325, 132],
  },
  breast: {
    outlines: ['M146 166Q164 168 188 152L248 142L300 138Q303 158 304 172Q268 190 222 188Q178 190 154 184Z'],
    number: [226, 167],
  },
  shank: {
    outlines: [
      'M156 185Q170 188 184 188L180 226L180 250L164 250L162 226Z',
      'M304 198Q314 206 330 204L326 228L327 250L312 250L309 226Z',
    ],
    number: [171, 208],
  },
};

const head =
  'M96 66Q84 52 64 58Q44 70 32 98Q28 112 40 116Q58 118 74 108Q88 112 100 112Z M78 60Q92 48 106 54Q100 68 86 68Z';

/** A sheep from the side. Each cut leads to its words below; the drawing looks the same way in every language. */
export const Sheep = ({ cuts }: { cuts: Cut[] }) => (
  <nav aria-label={t('qurbani.cuts.picture')}>
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up over every cut; each cut is a link with its name */}
    <svg className={styles.sheep} viewBox="20 40 350 220">
      <path className={styles.rest} d={head} />
      <circle className={styles.eye} cx="62" cy="82" r="3" />
      <path className={styles.rest} d="M345 92Q362 96 362 120Q358 132 350 124Z" />
      {cuts.map(({ id, name }, at) => (
        <a key={id} href={`#cut-${id}`} className={styles.cut} aria-label={`${formatNumber(at + 1)} ${name}`}>
          {shapes[id].outlines.map(outline => (
            <path key={outline} d={outline} />
          ))}
          <text x={shapes[id].number[0]} y={shapes[id].number[1]}>
            {formatNumber(at + 1)}
          </text>
        </a>
      ))}
    </svg>
  </nav>
);
