import { SelectField, TextField } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../../texts/text.ts';
import { useUnits } from '../../../units/units-choice.ts';
import { UnitsSwitch } from '../../../units/units-switch.tsx';
import part from '../../part.module.css';
import { type Animal, animalNames, animals } from './animals.ts';
import { shareMeat } from './share-meat.ts';
import styles from './shares.module.css';
import { Thirds } from './thirds.tsx';
import { useTypedWeight } from './use-typed-weight.ts';
import { formatNumber, formatPercent, inUnits, leastWeight } from './weights.ts';

const nameOf = (): Record<Animal, string> => ({
  sheep: t('qurbani.animal.sheep'),
  goat: t('qurbani.animal.goat'),
  cow: t('qurbani.animal.cow'),
  camel: t('qurbani.animal.camel'),
});

/** From what was weighed to the meat for family, for friends and for those in need. */
export function Shares() {
  const units = useUnits();
  const [animal, setAnimal] = useState<Animal>('sheep');
  const [isLive, setLive] = useState(true);
  const [shares, setShares] = useState(1);
  const { carcass, shares: allShares, usual, most } = animals[animal];
  const typed = useTypedWeight(units, isLive ? usual : Math.round((usual * carcass) / 100));
  const [least, greatest] = [Math.ceil(inUnits(leastWeight, units)), Math.floor(inUnits(most, units))];
  const { weight } = typed;
  const isGood = weight !== undefined && weight >= least && weight <= greatest;

  return (
    <div className={styles.shares}>
      <div className={styles.fields}>
        <SelectField
          label={t('qurbani.animal')}
          value={animal}
          options={animalNames.map(value => ({ value, label: nameOf()[value] }))}
          onChange={({ target }) => {
            setAnimal(animalNames.find(name => name === target.value) ?? 'sheep');
            setShares(1);
            typed.forget();
          }}
        />
        {allShares > 1 && (
          <SelectField
            label={t('qurbani.shares.count')}
            value={shares}
            options={Array.from({ length: allShares }, (_, at) => ({
              value: at + 1,
              label: formatNumber(at + 1),
            }))}
            onChange={({ target }) => setShares(Number(target.value))}
          />
        )}
        <SelectField
          label={t('qurbani.weighed')}
          value={isLive ? 'live' : 'carcass'}
          options={[
            { value: 'live', label: t('qurbani.weighed.live') },
            { value: 'carcass', label: t('qurbani.weighed.carcass') },
          ]}
          onChange={({ target }) => {
            setLive(target.value === 'live');
            typed.forget();
          }}
        />
        <TextField
          label={units === 'imperial' ? t('qurbani.weight.pounds') : t('qurbani.weight.kilograms')}
          value={typed.words}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          error={
            isGood
              ? undefined
              : t('qurbani.weight.wrong', { least: formatNumber(least), most: formatNumber(greatest) })
          }
          onChange={({ target }) => typed.type(target.value)}
        />
      </div>
      <div className={styles.units}>
        <UnitsSwitch />
      </div>
      {isGood && <Thirds meat={shareMeat({ animal, weight, isLive, shares })} units={units} />}
      <p className={part.note}>
        {isLive && `${t('qurbani.shares.reckoned', { percent: formatPercent(carcass) })} `}
        {t('qurbani.shares.rounding')}
      </p>
    </div>
  );
}
