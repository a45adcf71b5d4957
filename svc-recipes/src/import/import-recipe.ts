import type { ImportBody, Imported } from '@sufra/contracts';
import { Problem, type UploadedFile } from '@sufra/service-kit';
import { withinBounds } from './bounds.ts';
import { fetchForMember } from './fetch-for-member.ts';
import type { Asking, ImportDeps } from './import-deps.ts';
import { judgeImported } from './judge-imported.ts';
import { readFile } from './read-file.ts';
import { readPageFor } from './read-page-for.ts';
import { readPasted } from './read-pasted.ts';

interface Import extends Asking {
  body: ImportBody;
  file: UploadedFile | undefined;
}

/** Reads what came and judges each line. Nothing of it is kept. */
export async function importRecipe(deps: ImportDeps, { body, file, ...asking }: Import): Promise<Imported> {
  await deps.countTry(asking.memberId);
  const { recipe, generated } = await read();
  const profile = await deps.rejudge.profileOf(asking.memberId);
  return { ...judgeImported(deps.guard, withinBounds(recipe), profile), generated };

  async function read() {
    const { which = '' } = body;
    if (file) return readFile(deps, { file, which, asking });
    if (body.url) {
      const page = await fetchForMember(deps, body.url, asking.signal);
      return readPageFor(deps, { ...page, which, asking });
    }
    if (body.text?.trim()) return readPasted(deps, { text: body.text, which, asking });
    const message = 'Please give an address, a text or a file.';
    throw new Problem('invalid_request', { message, details: [{ path: 'text', message }] });
  }
}
