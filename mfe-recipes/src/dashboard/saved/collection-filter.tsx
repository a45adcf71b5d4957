import { part, SelectField } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { collectionsQuery } from '../../personal/collections-query.ts';
import { t } from '../../texts/text.ts';

interface CollectionFilterProps {
  /** Its id; empty for any. */
  collection: string;
  onChange: (collection: string) => void;
}

const CollectionMenu = part(
  async () => (await import('../../personal/collection-menu.tsx')).CollectionMenu,
  () => null,
);

/** The member's collections, where there are any; the one that is looked at can be named anew and deleted. */
export function CollectionFilter({ collection, onChange }: CollectionFilterProps) {
  const { data: collections = [] } = useQuery(collectionsQuery);
  const chosen = collections.find(({ _id }) => _id === collection);
  if (collections.length === 0 && !collection) return null;
  return (
    <>
      <SelectField
        label={t('personal.collections')}
        value={chosen?._id ?? ''}
        onChange={event => onChange(event.target.value)}
        options={[
          { value: '', label: t('personal.anyCollection') },
          ...collections.map(({ _id, name, count }) => ({
            value: _id,
            label: t('dashboard.tag.count', { tag: name, count }),
          })),
        ]}
      />
      {chosen && <CollectionMenu collection={chosen} onDeleted={() => onChange('')} />}
    </>
  );
}
