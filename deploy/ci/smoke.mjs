// Whether a site answers and runs a slice of one commit, as a visitor finds it: by its page, its slices, and what it says it runs.

const get = async (site, path) => {
  const answer = await fetch(new URL(path, site), { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
};

async function assertPageAnswers(site) {
  const page = await (await get(site, '/')).text();
  if (!page.includes('id="root"')) throw new Error('/ answers without the page');
}

async function assertSlicesAnswer(site) {
  const { remotes } = await (await get(site, '/remotes.json')).json();
  for (const { name, entry } of remotes) {
    if (!entry) throw new Error(`${name} is missing in /remotes.json`);
    await get(site, entry);
  }
}

async function assertRuns(site, { slice, commit }) {
  const { running } = await (await get(site, '/api/docs/running.json')).json();
  const away = running.filter(({ versions }) => versions.length === 0).map(one => one.slice);
  if (away.length > 0) throw new Error(`away: ${away.join(', ')}`);
  const commits =
    running.find(one => one.slice === slice)?.versions.map(version => version.commit ?? 'none') ?? [];
  if (commits.length !== 1 || commits[0] !== commit)
    throw new Error(`${slice} runs ${commits.join(' and ') || 'nowhere'}, not ${commit}`);
}

/** Tries until all of it is so: resolves then, and rejects with what is wrong when its time is over. */
export async function smoke(site, { slice, commit, patienceMs }) {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await assertPageAnswers(site);
      await assertSlicesAnswer(site);
      return await assertRuns(site, { slice, commit });
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, Math.min(2_000, patienceMs / 4)));
    }
  }
}
