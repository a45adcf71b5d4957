// One chunk for what the season shows: each chunk of its own would be named in what every visit loads.
export { CookStarts } from './cook-starts.tsx';
export { Today } from './today.tsx';
