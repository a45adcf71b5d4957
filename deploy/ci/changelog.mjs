/** `feat(svc-blog)!: …` as its parts; undefined for what is no such line. */
export function parseSubject(subject) {
  const [, type, scopes = '', isBreaking, text] =
    /^([a-z]+)(?:\(([\w, -]+)\))?(!)?: (.+)$/.exec(subject) ?? [];
  if (type === undefined) return undefined;
  return { type, scopes: scopes.split(',').map(one => one.trim()), isBreaking: isBreaking === '!', text };
}

const headings = { feat: 'New', fix: 'Mended', perf: 'Faster' };
const told = Object.keys(headings);

/** By how much a version grows: a breaking change is a new major one from 1.0.0 on, before that a minor one as a new thing is. */
export function nextVersion(version, changes) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (changes.some(({ isBreaking }) => isBreaking) && major > 0) return `${major + 1}.0.0`;
  if (changes.some(({ type, isBreaking }) => isBreaking || type === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** What of these commits' subjects a reader of the slice's changelog wants to know; what names other slices alone is told in theirs. */
export function changesIn(subjects, { slice, slices = [] } = {}) {
  const isOfOthers = ({ scopes }) => !scopes.includes(slice) && scopes.every(scope => slices.includes(scope));
  return subjects
    .map(parseSubject)
    .filter(change => change && (told.includes(change.type) || change.isBreaking) && !isOfOthers(change));
}

const linesOf = (heading, changes) =>
  changes.length === 0 ? [] : ['', `### ${heading}`, '', ...changes.map(({ text }) => `- ${text}`)];

/** The changelog with a chapter for the version at its top. */
export function withChapter(text, { slice, version, date, changes }) {
  const title = `# ${slice}: what changed`;
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const chapter = [
    `## ${version} · ${date}`,
    ...linesOf('Not as before', breaking),
    ...told.flatMap(type =>
      linesOf(
        headings[type],
        changes.filter(change => change.type === type && !change.isBreaking),
      ),
    ),
  ];
  const former = text.replace(title, '').trim();
  return [title, '', ...chapter, ...(former === '' ? [] : ['', former]), ''].join('\n');
}
