import { tRich } from '../texts/text.ts';
import styles from './source-line.module.css';

interface SourceLineProps {
  source: { name: string; url?: string | null | undefined };
}

/** Where a recipe of others came from; nothing where that is not known, as of a text. */
export function SourceLine({ source: { name, url } }: SourceLineProps) {
  const address = url && /^https?:\/\//i.test(url) ? url : undefined;
  const words = name || (address && new URL(address).hostname);
  if (!words) return null;
  return (
    <p className={styles.source}>
      {tRich('recipe.source', {
        name: address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <bdi>{words}</bdi>
          </a>
        ) : (
          <bdi>{words}</bdi>
        ),
      })}
    </p>
  );
}
