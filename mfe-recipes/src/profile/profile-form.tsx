import { type CookingProfile, servingSizes, spiceLevels } from '@sufra/contracts';
import { Button, SelectField, toast } from '@sufra/web-kit';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { named, nameOfSpice } from '../options/option-names.ts';
import { isSchool, schoolNames } from '../schools/school-names.ts';
import { t, tRich } from '../texts/text.ts';
import { useSaveProfile } from './api/profile.ts';
import { avoidFault } from './avoid-fault.ts';
import { AvoidField } from './avoid-field.tsx';
import { DietChoice } from './diet-choice.tsx';
import styles from './profile-page.module.css';
import { SaveProblem } from './save-problem.tsx';
import { splitWords } from './split-words.ts';

export function ProfileForm({ kept }: { kept: CookingProfile }) {
  const [profile, setProfile] = useState(kept);
  const [words, setWords] = useState(kept.avoid.join(', '));
  const save = useSaveProfile();
  const avoid = splitWords(words);
  const fault = avoidFault(avoid);
  const change = (next: Partial<CookingProfile>) => {
    save.reset();
    setProfile({ ...profile, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault) return;
    save.mutate({ ...profile, avoid }, { onSuccess: () => toast(t('profile.saved')) });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('profile.title')}>
      <AvoidField
        label={t('profile.avoid.label')}
        words={words}
        onChange={next => {
          save.reset();
          setWords(next);
        }}
      />
      <DietChoice legend={t('profile.diets')} diets={profile.diets} onChange={diets => change({ diets })} />
      <div className={styles.pair}>
        <SelectField
          label={t('profile.people')}
          name="servingSize"
          value={profile.servingSize ?? ''}
          options={[
            { value: '', label: t('profile.eachTime') },
            ...servingSizes.map(size => ({ value: size, label: t('profile.part.people', { count: size }) })),
          ]}
          onChange={({ target }) =>
            change({ servingSize: servingSizes.find(size => String(size) === target.value) ?? null })
          }
        />
        <SelectField
          label={t('generator.spice.label')}
          name="spiceLevel"
          value={profile.spiceLevel ?? ''}
          options={[{ value: '', label: t('profile.eachTime') }, ...named(spiceLevels, nameOfSpice)]}
          onChange={({ target }) =>
            change({ spiceLevel: spiceLevels.find(level => level === target.value) ?? null })
          }
        />
      </div>
      <SelectField
        label={t('profile.school.label')}
        name="school"
        hint={tRich('profile.school.hint', { how: inside => <Link to="/how-we-check">{inside}</Link> })}
        value={profile.school ?? ''}
        options={[
          { value: '', label: t('check.school.ours') },
          ...Object.entries(schoolNames()).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target: { value } }) => change({ school: isSchool(value) ? value : null })}
      />
      {save.isError && <SaveProblem error={save.error} />}
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
