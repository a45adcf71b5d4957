export const ReadingTime = ({ minutes }: { minutes: number }) => <span>{minutes} min read</span>;
