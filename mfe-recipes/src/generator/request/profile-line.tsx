import { type CookingProfile, type Eater, usualServings } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { eatersQuery } from '../../eaters/api/eaters.ts';
import { nameOfSpice } from '../../options/option-names.ts';
import { profileQuery } from '../../profile/api/profile.ts';
import { dietNames } from '../../recipe/allergen-names.ts';
import { schoolNames } from '../../schools/school-names.ts';
import { t } from '../../texts/text.ts';
import { EatersLine } from './eaters-line.tsx';
import styles from './profile-line.module.css';
import { Part } from './profile-part.tsx';
import type { RecipeRequest } from './recipe-request.ts';
import { requestStore } from './request-store.ts';
import { atTable, fillInProfile, startNextWish, toggleForThisWish, useTakenOff } from './wish-profile.ts';

interface ProfileLineProps {
  request: RecipeRequest;
  /** A recipe has come of the last wish. */
  isDone: boolean;
}

/** What the wish begins with, of the member's profile: each part can be taken off for this wish. */
export function ProfileLine({ request, isDone }: ProfileLineProps) {
  const profile = useQuery(profileQuery).data?.profile;
  const { data: table, isError: isAlone } = useQuery(eatersQuery);
  const eaters = table?.eaters ?? noEaters;
  const takenOff = useTakenOff();
  const isKnown = table !== undefined || isAlone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom the member takes off, too, changes what the wish begins with
  useEffect(() => {
    if (profile && isKnown) fillInProfile(atTable(profile, eaters));
  }, [profile, isKnown, eaters, takenOff]);
  useEffect(() => {
    if (profile && isDone) startNextWish(profile, eaters);
  }, [profile, eaters, isDone]);
  if (!profile) return null;
  return (
    <>
      {!isEmpty(profile) && <OwnLine {...{ profile, request }} />}
      {eaters.length > 1 && <EatersLine {...{ eaters, takenOff }} />}
    </>
  );
}

const noEaters: readonly Eater[] = [];

function OwnLine({ profile, request }: { profile: CookingProfile; request: RecipeRequest }) {
  return (
    <fieldset className={styles.line} aria-label={t('profile.from')}>
      <span className={styles.from}>{t('profile.from')}</span>
      <ul className={styles.parts}>
        <Parts {...{ profile, request }} />
      </ul>
      <Link to="/dashboard/cooking">{t('profile.change')}</Link>
    </fieldset>
  );
}

const isEmpty = (profile: CookingProfile) =>
  Object.values(profile).every(value => value === null || (value as unknown[]).length === 0);

function Parts({ profile, request }: { profile: CookingProfile; request: RecipeRequest }) {
  const takenOff = useTakenOff();
  const { avoid, diets, servingSize, spiceLevel, school } = profile;
  return (
    <>
      {avoid.map(word => (
        <Part
          key={word}
          isOn={!takenOff.has(`avoid ${word}`)}
          onToggle={() => toggleForThisWish(`avoid ${word}`)}
        >
          {t('profile.part.without', { food: word })}
        </Part>
      ))}
      {diets.map(diet => (
        <Part
          key={diet}
          isOn={!takenOff.has(`diet ${diet}`)}
          onToggle={() => toggleForThisWish(`diet ${diet}`)}
        >
          {dietNames()[diet]}
        </Part>
      ))}
      {servingSize !== null && (
        <Part
          isOn={request.servingSize === servingSize}
          // As many as the form has without a profile.
          onToggle={
            servingSize === usualServings && request.servingSize === servingSize
              ? undefined
              : () =>
                  requestStore.change({
                    servingSize: request.servingSize === servingSize ? usualServings : servingSize,
                  })
          }
        >
          {t('profile.part.people', { count: servingSize })}
        </Part>
      )}
      {spiceLevel !== null && (
        <Part
          isOn={request.spiceLevel === spiceLevel}
          onToggle={() =>
            requestStore.change({ spiceLevel: request.spiceLevel === spiceLevel ? '' : spiceLevel })
          }
        >
          {nameOfSpice(spiceLevel)}
        </Part>
      )}
      {school !== null && <Part isOn>{t('check.result.school', { school: schoolNames()[school] })}</Part>}
    </>
  );
}
