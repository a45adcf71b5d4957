import { sunnahPicturePath } from '@sufra/contracts';
import { classes, useTheme } from '@sufra/web-kit';
import styles from './drawing.module.css';

interface DrawingProps {
  /** A service of an older release gives none. */
  picture: { path: string; alt: string } | undefined;
  className?: string | undefined;
  /** Seen at once: it is not left for later. */
  isFirst?: boolean;
}

/** A drawing in the theme of the page, and on paper in the light one. */
export function Drawing({ picture, className, isFirst = false }: DrawingProps) {
  const theme = useTheme();
  if (!picture) return <span className={classes(styles.drawing, className)} />;
  const { path, alt } = picture;
  const inTheme = (name: 'light' | 'dark') => `${path}.${name}.svg`;
  return (
    <picture className={styles.choice}>
      <source media="print" srcSet={inTheme('light')} />
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={inTheme('dark')} />}
      <img
        src={inTheme(theme === 'dark' ? 'dark' : 'light')}
        alt={alt}
        width={400}
        height={300}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={classes(styles.drawing, className)}
      />
    </picture>
  );
}

export const sunnahPicture = (slug: string) => ({
  path: sunnahPicturePath(slug),
  alt: '',
});
