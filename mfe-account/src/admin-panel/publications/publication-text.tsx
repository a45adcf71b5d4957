import type { PublicationInQueue } from '@sufra/contracts';
import { callForFile, say } from '@sufra/web-kit';
import { Photo, type ReadPhoto } from '@sufra/web-kit/photo';
import { t } from '../../texts/text.ts';
import styles from './publications.module.css';

type Text = NonNullable<PublicationInQueue['waiting']>;

const read: ReadPhoto = asked => callForFile('GET /recipes/{id}/photo/{file}', asked);

const ModeratedPhoto = ({ photo }: { photo: NonNullable<Text['photo']> }) => (
  <figure className={styles.photo}>
    <Photo photo={photo} read={read} isFirst sizes="24rem" instead={null} />
    <figcaption className={styles.faint}>
      {photo.alt ? t('admin.publications.photo', { alt: photo.alt }) : t('admin.publications.photoUntold')}
    </figcaption>
  </figure>
);

/** All of it that will be public. */
export const PublicationText = ({ text }: { text: Text }) => (
  <div className={styles.text} lang={text.language ?? undefined} dir="auto">
    {text.photo && <ModeratedPhoto photo={text.photo} />}
    {text.description && <p>{text.description}</p>}
    <div className={styles.columns}>
      <ul>
        {text.ingredients.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
          <li key={place}>{line}</li>
        ))}
      </ul>
      <ol>
        {text.instructions.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
          <li key={place}>{step}</li>
        ))}
      </ol>
    </div>
    {text.notes && <p>{text.notes}</p>}
    {text.tags.length > 0 && <p className={styles.faint}>{text.tags.join(' · ')}</p>}
    {[...text.halal.forbidden, ...text.halal.notes].map(({ words, reason }) => (
      <p key={words + reason} className={styles.faint}>
        {t('admin.publications.finding', { words, reason: say(reason) })}
      </p>
    ))}
    {text.source.url && (
      <p className={styles.faint}>
        <bdi dir="ltr">{text.source.url}</bdi>
      </p>
    )}
  </div>
);
