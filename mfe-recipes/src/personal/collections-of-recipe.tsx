import { limits, type Recipe } from '@sufra/contracts';
import { Button, TextField } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '../texts/text.ts';
import { collectionsQuery } from './collections-query.ts';
import styles from './personal.module.css';
import { useCollect } from './use-personal.ts';

/** The collections that a recipe is in; a new one is begun with it. */
export function CollectionsOfRecipe({ recipe }: { recipe: Recipe }) {
  const { data: collections = [] } = useQuery(collectionsQuery);
  const { mutate, isPending } = useCollect(recipe);
  const [name, setName] = useState('');
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    mutate({ name: name.trim(), isIn: true }, { onSuccess: () => setName('') });
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('personal.collections')}</legend>
      <ul className={styles.choices}>
        {collections.map(({ _id, name: title }) => (
          <li key={_id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={recipe.personal.collections.includes(_id)}
                onChange={({ target }) => mutate({ collection: _id, isIn: target.checked })}
              />
              <bdi>{title}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <form className={styles.row} onSubmit={begin}>
        <TextField
          label={t('personal.newCollection')}
          autoComplete="off"
          maxLength={limits.collectionNameLength}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit" tone="quiet" busy={isPending}>
          {t('personal.cooked.add')}
        </Button>
      </form>
    </fieldset>
  );
}
