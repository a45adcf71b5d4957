import { useSession } from '@sufra/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedRecipesQuery } from '../../recipe/api/saved-recipes.ts';
import { archiveQuery, archivesQuery, beginArchive } from '../api/archives.ts';

/** The file that is imported stands in the address, so that a member who comes back finds its report. */
export function useArchive() {
  const client = useQueryClient();
  const { status: signedIn } = useSession();
  const [params, setParams] = useSearchParams();
  const id = params.get('file') ?? '';
  const isOpen = /^[0-9a-f]{24}$/.test(id);
  const show = (archiveId?: string) => setParams(archiveId ? { file: archiveId } : {}, { replace: true });

  const { mutate, error, isPending, reset, variables } = useMutation({
    mutationFn: beginArchive,
    onSuccess: archive => {
      client.setQueryData(archiveQuery(archive._id).queryKey, archive);
      show(archive._id);
    },
  });
  const { data: archive, error: lost } = useQuery({
    ...archiveQuery(id),
    enabled: isOpen && signedIn === 'signed-in',
  });

  // One that was begun elsewhere, or before the page was left, is gone on with here.
  const { data: earlier } = useQuery({ ...archivesQuery, enabled: !isOpen && signedIn === 'signed-in' });
  const running = earlier?.find(({ state }) => state === 'running')?._id;
  useEffect(() => {
    if (running && !isOpen) setParams({ file: running }, { replace: true });
  }, [running, isOpen, setParams]);

  const isDone = archive?.state === 'done';
  useEffect(() => {
    if (!isDone) return;
    void client.invalidateQueries({ queryKey: savedRecipesQuery.queryKey });
    client.removeQueries({ queryKey: archivesQuery.queryKey, exact: true });
  }, [isDone, client]);

  const status = isPending
    ? 'running'
    : error || lost
      ? 'failed'
      : isOpen
        ? isDone
          ? 'done'
          : 'running'
        : 'idle';
  const leave = () => {
    reset();
    if (isOpen) show();
  };
  return { status, archive, error: error ?? lost, file: variables, begin: mutate, leave };
}
