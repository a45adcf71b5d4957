import { Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './editor-form.module.css';

export const EditorSkeleton = () => (
  <Loading label={t('editor.loading')} className={styles.fields ?? ''}>
    <Skeleton width="4rem" />
    <Skeleton shape="block" height="44px" />
    <Skeleton width="6rem" />
    <Skeleton shape="block" height="22rem" />
    <Skeleton shape="block" height="44px" />
  </Loading>
);
