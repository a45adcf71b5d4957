import type { CheckedText } from '@sufra/contracts';
import { Badge, Button, Card, useElementId } from '@sufra/web-kit';
import { Link as LinkIcon } from 'lucide-react';
import { ContainedAllergens } from '../../recipe/contained-allergens.tsx';
import { schoolNames } from '../../schools/school-names.ts';
import { copyText } from '../../sharing/copy-text.ts';
import { t } from '../../texts/text.ts';
import type { Asked } from '../asked.ts';
import { sharedAddress } from '../shared-address.ts';
import { LabelLine } from './label-line.tsx';
import styles from './label-result.module.css';
import type { Line } from './line.ts';
import { VerdictTitle } from './verdict-title.tsx';

interface LabelResultProps {
  checked: CheckedText;
  asked: Asked;
}

/** The whole first, then what speaks against it, then the rest as it stands on the packet. */
export function LabelResult({ checked, asked }: LabelResultProps) {
  const { verdict, lines, contents } = checked;
  const forbidden = lines.filter(line => line.verdict === 'haram');
  const doubtful = lines.filter(line => line.verdict === 'doubtful');
  const fine = lines.filter(line => line.verdict === 'halal' && !line.isTraces);
  const warnings = lines.filter(line => line.isTraces);
  const part = { school: asked.school };
  return (
    <Card as="article" padding="roomy" className={styles.result}>
      <VerdictTitle {...{ verdict }} forbidden={forbidden.length} doubtful={doubtful.length} />
      {asked.school && (
        <p>
          <Badge tone="plain">{t('check.result.school', { school: schoolNames()[asked.school] })}</Badge>
        </p>
      )}
      <Part {...part} title={t('check.result.forbidden')} lines={forbidden} />
      <Part {...part} title={t('check.result.doubtful')} lines={doubtful} />
      <div className={styles.contents}>
        <ContainedAllergens
          recipe={{ contents, ingredients: lines.map(({ text }) => text), instructions: [] }}
          limits={t('check.result.limits')}
        />
        {warnings.length > 0 && (
          <p>
            {t('check.result.warnings')} <bdi>{warnings.map(({ text }) => text).join('; ')}</bdi>
          </p>
        )}
      </div>
      <Part {...part} title={t('check.result.fine')} lines={fine} />
      <div className={styles.foot}>
        <Button tone="quiet" onClick={() => void copyText(sharedAddress(asked), t('check.result.copied'))}>
          <LinkIcon aria-hidden="true" />
          {t('check.result.copy')}
        </Button>
        <p className={styles.version}>{t('check.result.version', { version: checked.version })}</p>
      </div>
    </Card>
  );
}

function Part({ title, lines, school }: { title: string; lines: Line[]; school: Asked['school'] }) {
  const id = useElementId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a packet may list a thing twice, and lines never move
          <LabelLine key={place} {...{ line, school }} />
        ))}
      </ul>
    </section>
  );
}
