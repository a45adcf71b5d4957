import { type Eater, type EaterProfile, limits, spiceLevels } from '@sufra/contracts';
import { Button, Dialog, SelectField, TextField, toast } from '@sufra/web-kit';
import { type FormEvent, useState } from 'react';
import { named, nameOfSpice } from '../options/option-names.ts';
import { avoidFault } from '../profile/avoid-fault.ts';
import { AvoidField } from '../profile/avoid-field.tsx';
import { DietChoice } from '../profile/diet-choice.tsx';
import { SaveProblem } from '../profile/save-problem.tsx';
import { splitWords } from '../profile/split-words.ts';
import { t } from '../texts/text.ts';
import { useSaveEater } from './api/change-eaters.ts';
import styles from './eaters.module.css';

interface EaterDialogProps {
  /** None: a new one. */
  eater: Eater | undefined;
  onClose: () => void;
}

const eatsAll: EaterProfile = { avoid: [], diets: [], spiceLevel: null };

/** One at the table who has no account. */
export function EaterDialog({ eater, onClose }: EaterDialogProps) {
  const [name, setName] = useState(eater?.name ?? '');
  const [profile, setProfile] = useState(eater?.profile ?? eatsAll);
  const [words, setWords] = useState(profile.avoid.join(', '));
  const [isRefused, setIsRefused] = useState(false);
  const save = useSaveEater(eater?.id);
  const avoid = splitWords(words);
  const fault = avoidFault(avoid);
  const change = (next: Partial<EaterProfile>) => {
    save.reset();
    setProfile({ ...profile, ...next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(name.trim() === '');
    if (fault || name.trim() === '') return;
    save.mutate(
      { ...profile, name: name.trim(), avoid },
      {
        onSuccess: () => {
          toast(t('eaters.saved', { name: name.trim() }));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && !save.isPending && onClose()}
      title={eater ? t('eaters.changeIt', { name: eater.name }) : t('eaters.add')}
      description={t('eaters.dialogWords')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('eaters.name')}
          name="name"
          autoComplete="off"
          maxLength={limits.nameLength}
          value={name}
          error={isRefused && name.trim() === '' ? t('eaters.nameMissing') : undefined}
          onChange={({ target }) => {
            save.reset();
            setName(target.value);
          }}
        />
        <AvoidField
          label={t('eaters.avoids')}
          words={words}
          onChange={next => {
            save.reset();
            setWords(next);
          }}
        />
        <DietChoice legend={t('eaters.diets')} diets={profile.diets} onChange={diets => change({ diets })} />
        <SelectField
          label={t('generator.spice.label')}
          name="spiceLevel"
          hint={t('eaters.spiceHint')}
          value={profile.spiceLevel ?? ''}
          options={[{ value: '', label: t('eaters.anySpice') }, ...named(spiceLevels, nameOfSpice)]}
          onChange={({ target }) =>
            change({ spiceLevel: spiceLevels.find(level => level === target.value) ?? null })
          }
        />
        {save.isError && <SaveProblem error={save.error} />}
        <div>
          <Button type="submit" busy={save.isPending}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
